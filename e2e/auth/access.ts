import type { APIRequestContext } from '@playwright/test';
import { origin, type Product } from '../product/products';

/** A member that a test adds. */
export interface NewMember {
  readonly merchant: string;
  readonly userName: string;
  readonly password: string;
  readonly mobile?: string;
  readonly email?: string;
  readonly passwordExpired?: boolean;
  /** In major units. */
  readonly balance?: string;
  readonly verification?: readonly ('email' | 'ga' | 'sms')[];
  /** Each login on a new device must be confirmed, although the member may have no way to do it yet. */
  readonly mustVerify?: boolean;
}

/** @returns a user name that is not taken */
export const newName = (): string => `e${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`;

/** @returns a Chinese phone number that is not taken */
export const newNumber = (): string => `13${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** The control paths for sign-in: captchas, codes and members. */
export const accessOf = (request: APIRequestContext, product: Product) => {
  const at = `${origin(product).replace('aurora.localhost', '127.0.0.1')}/__sandbox`;
  return {
    async addMember(member: NewMember): Promise<void> {
      const answer = await request.post(`${at}/members`, { data: member });
      if (!answer.ok()) throw new Error(await answer.text());
    },
    /** The code that was sent to a number, or for `email:name` and `sms:name`. */
    async codeFor(target: string): Promise<string> {
      const codes = (await (await request.get(`${at}/codes`)).json()) as { target: string; code: string }[];
      return codes.findLast((sent) => sent.target === target)?.code ?? '';
    },
    /** The text of the newest e-mail to an address. */
    async mailTo(address: string): Promise<string> {
      const mails = (await (await request.get(`${at}/outbox`)).json()) as { to: string; text: string }[];
      return mails.findLast(({ to }) => to === address)?.text ?? '';
    },
    forgetCodes: () => request.delete(`${at}/codes`),
    async authenticator(merchant: string, name: string): Promise<string> {
      return (
        (await (await request.get(`${at}/authenticator/${merchant}/${name}`)).json()) as { code: string }
      ).code;
    },
    async picture(merchant: string, device: string): Promise<string> {
      const answer = await request.get(`${at}/captcha/${merchant}/${device}`);
      return ((await answer.json()) as { characters: string }).characters;
    },
  };
};
