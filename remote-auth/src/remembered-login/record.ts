import { loginType } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { merchant } from '@tessera/shell/site';
import * as v from 'valibot';

/** The key that the shell looks for when it decides whether to load this remote for an automatic login. */
export const REMEMBERED_LOGIN_KEY = 'tessera:remembered-login';

const record = v.object({
  type: loginType,
  username: v.optional(v.string()),
  mobileNum: v.optional(v.string()),
  /** Sealed; absent where the browser cannot keep a password safely. */
  password: v.optional(v.string()),
  merchant: v.string(),
  /** Milliseconds since 1970, after which the record counts as gone. */
  expires: v.number(),
});

/** Who signed in here last and asked to be remembered (R3.10). */
export type RememberedLogin = v.InferOutput<typeof record>;

const DAYS_30 = 30 * 24 * 60 * 60 * 1000;
const stored = storedValue('local', REMEMBERED_LOGIN_KEY, record);

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
