import { translate } from '../../common';
import type { Member, Store } from '../../members';
import type { Merchant } from '../../merchants';
import type { Access } from './access';

/** A contact that receives codes: its identity begins with the prefix. */
const prefixes = { email: 'email:', sms: 'mobile:' } as const;
export type ContactType = keyof typeof prefixes;

/** The e-mail address or mobile number of a member. @returns undefined without one */
export const contactOf = (store: Store, member: Member, type: ContactType): string | undefined =>
  store
    .identitiesOf(member)
    .find((identity) => identity.startsWith(prefixes[type]))
    ?.slice(prefixes[type].length);

interface Sending {
  readonly merchant: Merchant;
  readonly language: string;
  readonly type: ContactType;
  /** The e-mail address or number; undefined for the demo members that have none. */
  readonly to: string | undefined;
  /** What the code is checked for, beside its type. */
  readonly key: string;
}

/** Sends a one-time code for `type:key`. An e-mail is put into the outbox. @throws GatewayError `TOO_MANY_REQUEST` */
export function sendCode({ codes, outbox }: Access, { merchant, language, type, to, key }: Sending): void {
  const code = codes.send(merchant.code, `${type}:${key}`, language);
  if (type !== 'email' || to === undefined) return;
  const subject = translate(language, 'mail.code.subject').replace('{merchant}', merchant.name);
  const text = translate(language, 'mail.code.text').replace('{code}', code);
  outbox.put({ merchant: merchant.code, to, language, subject, text });
}
