import { keys } from '@tessera/contract';
import { environment } from '../environment';
import { storedValue } from '../storage';
import { isLiffEntry } from './liff';

/** The first address of a visit, if a third party leads back with it; for the remote that reads it. */
const stored = storedValue(keys.authCallback);

/** The query parameters of each third party that leads back. */
const queryNames = {
  line: ['code', 'state', 'error', 'error_description', 'friendship_status_changed'],
  telegram: ['tgState'],
  maya: ['sessionId'],
} as const;

export type AuthCallbackKind = keyof typeof queryNames;

/** The only path to which LINE leads back: the return address of a sign-in. */
const LINE_RETURN = '/m/login';

/** The third party whose names are in an address. LINE comes last, because its names are the least specific. */
function namedKind({ search, hash }: { search: string; hash: string }): AuthCallbackKind | undefined {
  const query = new URLSearchParams(search);
  if (/[#&]tg(AuthResult|WebAppData)=/.test(hash)) return 'telegram';
  if (query.get('sessionId') && environment().isMaya) return 'maya';
  return query.has('state') && (query.has('code') || query.has('error')) ? 'line' : undefined;
}

/**
 * The third party that leads back with an address; undefined for an ordinary visit. A payment page or a campaign may
 * use LINE's names too, so LINE is recognised by its path as well. LIFF reads its own sign-in.
 */
export function authCallbackKind(
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
): AuthCallbackKind | undefined {
  const kind = namedKind(address);
  const isOfLine = address.pathname === LINE_RETURN && !isLiffEntry(address);
  return kind === 'line' && !isOfLine ? undefined : kind;
}

/**
 * Stores the third party's part of the address before a redirect can lose it, and removes it from the address, so that
 * neither a reload uses it twice nor a copied link contains it (R4.15a, R4.16a). Launch data of a Telegram mini app
 * stays: Telegram's own script reads it there.
 */
export function keepAuthCallback(): void {
  const url = new URL(location.href);
  const kind = authCallbackKind(url);
  if (kind === undefined) return;
  stored.set({ search: url.search, hash: url.hash });
  for (const name of queryNames[kind]) url.searchParams.delete(name);
  if (url.hash.includes('tgAuthResult=')) url.hash = '';
  history.replaceState(history.state, '', url);
}

/** The third party that leads back on this visit, until a remote has consumed its data. */
export function pendingAuthCallback(): AuthCallbackKind | undefined {
  const kept = stored.get();
  return kept && namedKind(kept);
}
