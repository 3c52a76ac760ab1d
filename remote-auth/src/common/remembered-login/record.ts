import { loginType } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { merchant } from '@tessera/shell/site';
import * as v from 'valibot';

/** The shell looks for this key when it decides whether to start this remote for an automatic login. */
const KEY = 'tessera:remembered-login';

const record = v.object({
  type: loginType,
  username: v.optional(v.string()),
  mobileNum: v.optional(v.string()),
  /** Encrypted. Absent if the browser cannot store a password safely. */
  password: v.optional(v.string()),
  merchant: v.string(),
  /** In ms since 1970. */
  expires: v.number(),
});

/** The last login on this device whose member asked to be remembered (R3.10). */
export type RememberedLogin = v.InferOutput<typeof record>;

const DAYS_30 = 30 * 24 * 60 * 60 * 1000;
const stored = storedValue('local', KEY, record);

/** @returns the remembered login of this merchant. Removes an expired one; leaves another merchant's in place */
export function rememberedLogin(): RememberedLogin | undefined {
  const found = stored.get();
  if (found && found.expires <= Date.now()) {
    stored.remove();
    return undefined;
  }
  return found?.merchant === merchant().code ? found : undefined;
}

/** Stores a record for 30 days. */
export const storeRecord = (login: Omit<RememberedLogin, 'merchant' | 'expires'>): void =>
  stored.set({ ...login, merchant: merchant().code, expires: Date.now() + DAYS_30 });

export const removeRecord = (): void => stored.remove();

// A number, because the platform's own pages read the plain text 1 or 0 under this key.
const autoLogin = storedValue('local', 'autoLogin', v.picklist([0, 1]));

/** Whether the next visit may sign in automatically (R4.4a, R4.4b). */
export const isAutoLoginOn = (): boolean => autoLogin.get() === 1;
export const setAutoLogin = (on: boolean): void => autoLogin.set(on ? 1 : 0);
