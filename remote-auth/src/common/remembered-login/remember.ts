import { type RememberedLogin, removeRecord, setAutoLogin, storeRecord } from './record';
import { openPassword, sealPassword } from './sealed-password';

/** The credentials of a login that succeeded. */
interface UsedCredentials {
  readonly type: 'username' | 'sms';
  /** User name, or number with its plus sign. */
  readonly username: string;
  readonly password: string;
}

const ownerOf = (name: string): string => `username ${name}`;

/** The content of the name field: a user name, or a number with its plus sign. */
export const nameOf = ({ username, mobileNum }: RememberedLogin): string | undefined => username ?? mobileNum;

/**
 * Remembers a login for 30 days and turns automatic login on (R4.4a). Of a login by sms only the number is stored,
 * because its code cannot be used again. Never throws.
 */
export async function remember({ type, username, password }: UsedCredentials): Promise<void> {
  const sealed = type === 'sms' ? undefined : await sealPassword(password, ownerOf(username));
  const who = username.startsWith('+') ? { mobileNum: username } : { username };
  storeRecord({ type, ...who, ...(sealed !== undefined && { password: sealed }) });
  setAutoLogin(sealed !== undefined);
}

/** Removes the remembered login and turns automatic login off (R4.4b, R8.12). */
export function forget(): void {
  removeRecord();
  setAutoLogin(false);
}

/** @returns the password of a remembered login, or undefined if none was stored or it cannot be decrypted here */
export async function passwordOf(login: RememberedLogin): Promise<string | undefined> {
  const name = nameOf(login);
  return name !== undefined && login.password !== undefined
    ? openPassword(login.password, ownerOf(name))
    : undefined;
}
