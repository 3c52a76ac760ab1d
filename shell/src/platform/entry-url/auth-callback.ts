import { keys } from '@tessera/contract';
import { storedValue } from '../storage';

/** The first address of a visit, if a third party leads back with it; for the remote that reads it. */
const stored = storedValue(keys.authCallback);

/** The query parameters of third parties. */
const queryNames = [
  'code',
  'state',
  'error',
  'error_description',
  'friendship_status_changed',
  'sessionId',
  'tgState',
] as const;

export type AuthCallbackKind = 'line' | 'telegram' | 'maya';

/** The third party that leads back with an address; undefined for an ordinary visit. */
export function authCallbackKind({
  search,
  hash,
}: {
  search: string;
  hash: string;
}): AuthCallbackKind | undefined {
  const query = new URLSearchParams(search);
  if (query.has('state') && (query.has('code') || query.has('error'))) return 'line';
  if (/[#&]tg(AuthResult|WebAppData)=/.test(hash)) return 'telegram';
  return query.get('sessionId') ? 'maya' : undefined;
}

/**
 * Stores the third party's part of the address before a redirect can lose it, and removes it from the address, so that
 * neither a reload uses it twice nor a copied link contains it (R4.15a, R4.16a). Launch data of a Telegram mini app
 * stays: Telegram's own script reads it there.
 */
export function keepAuthCallback(): void {
  const url = new URL(location.href);
  if (authCallbackKind(url) === undefined) return;
  stored.set({ search: url.search, hash: url.hash });
  for (const name of queryNames) url.searchParams.delete(name);
  if (url.hash.includes('tgAuthResult=')) url.hash = '';
  history.replaceState(history.state, '', url);
}

/** The third party that leads back on this visit, until a remote has consumed its data. */
export function pendingAuthCallback(): AuthCallbackKind | undefined {
  const kept = stored.get();
  return kept && authCallbackKind(kept);
}
