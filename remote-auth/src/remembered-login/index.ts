import { setAutoLogin } from './auto-login-flag';
import { keepRecord, type RememberedLogin, removeRecord } from './record';
import { openPassword, sealPassword } from './sealed-password';

export { isAutoLoginOn, setAutoLogin } from './auto-login-flag';
export { type RememberedLogin, rememberedLogin } from './record';

const ownerOf = (username: string): string => `username ${username}`;

/** Remembers a login by user name for 30 days, and signs in by itself next time (R4.4a). Never throws. */
export async function remember(username: string, password: string): Promise<void> {
  const sealed = await sealPassword(password, ownerOf(username));
  keepRecord({ type: 'username', username, ...(sealed !== undefined && { password: sealed }) });
  setAutoLogin(sealed !== undefined);
}

/** Forgets whoever was remembered, and never signs in by itself (R4.4b, R8.12). */
export function forget(): void {
  removeRecord();
  setAutoLogin(false);
}

/** The password of a remembered login, or undefined when none was kept or it does not open here. */
export async function passwordOf({ username, password }: RememberedLogin): Promise<string | undefined> {
  return username !== undefined && password !== undefined
    ? openPassword(password, ownerOf(username))
    : undefined;
}
