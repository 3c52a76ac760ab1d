import { setAutoLogin } from './auto-login-flag';
import { keepRecord, type RememberedLogin, removeRecord } from './record';
import { openPassword, sealPassword } from './sealed-password';

export { isAutoLoginOn, setAutoLogin } from './auto-login-flag';
export { type RememberedLogin, rememberedLogin } from './record';

/** What a member signed in with. */
interface SignedInWith {
  readonly type: 'username' | 'sms';
  /** User name, or number with its plus sign. */
  readonly username: string;
  readonly password: string;
}

const ownerOf = (name: string): string => `username ${name}`;

/** What stood in the name field: a user name, or a number with its plus sign. */
export const nameOf = ({ username, mobileNum }: RememberedLogin): string | undefined => username ?? mobileNum;

/**
 * Remembers a login for 30 days, and signs in by itself next time (R4.4a); a one-time code is of no use then, so that
 * of a login by sms the number alone is kept. Never throws.
 */
export async function remember({ type, username, password }: SignedInWith): Promise<void> {
  const sealed = type === 'sms' ? undefined : await sealPassword(password, ownerOf(username));
  const who = username.startsWith('+') ? { mobileNum: username } : { username };
  keepRecord({ type, ...who, ...(sealed !== undefined && { password: sealed }) });
  setAutoLogin(sealed !== undefined);
}

/** Forgets whoever was remembered, and never signs in by itself (R4.4b, R8.12). */
export function forget(): void {
  removeRecord();
  setAutoLogin(false);
}

/** The password of a remembered login, or undefined when none was kept or it does not open here. */
export async function passwordOf(login: RememberedLogin): Promise<string | undefined> {
  const name = nameOf(login);
  return name !== undefined && login.password !== undefined
    ? openPassword(login.password, ownerOf(name))
    : undefined;
}
