import { ageOf, keys, type StoredType } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { merchant } from '@tessera/shell/site';

const stored = storedValue(keys.rememberedLogin);

/** The last login on this device whose member asked to be remembered (R3.10). */
export type RememberedLogin = StoredType<typeof keys.rememberedLogin>;

const DAYS_30 = 30 * 24 * 60 * 60 * 1000;

/** @returns the remembered login of this merchant. Removes an expired one; leaves another merchant's in place */
export function rememberedLogin(): RememberedLogin | undefined {
  const found = stored.get();
  if (found && ageOf(found.expires - DAYS_30) >= DAYS_30) {
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
const autoLogin = storedValue(keys.autoLogin);

/** Whether the next visit may sign in automatically (R4.4a, R4.4b). */
export const isAutoLoginOn = (): boolean => autoLogin.get() === 1;
export const setAutoLogin = (on: boolean): void => autoLogin.set(on ? 1 : 0);
