import { keys, type StoredType } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { merchant } from '@tessera/shell/site';

/** Who signed in here last and asked to be remembered (R3.10). */
export type RememberedLogin = StoredType<typeof keys.rememberedLogin>;

const DAYS_30 = 30 * 24 * 60 * 60 * 1000;
const stored = storedValue(keys.rememberedLogin);

/** The remembered login of this merchant; one that has expired is removed, another merchant's is left alone. */
export function rememberedLogin(): RememberedLogin | undefined {
  const found = stored.get();
  if (found && found.expires <= Date.now()) {
    stored.remove();
    return undefined;
  }
  return found?.merchant === merchant().code ? found : undefined;
}

/** Keeps a record for 30 days. */
export const keepRecord = (login: Omit<RememberedLogin, 'merchant' | 'expires'>): void =>
  stored.set({ ...login, merchant: merchant().code, expires: Date.now() + DAYS_30 });

export const removeRecord = (): void => stored.remove();
