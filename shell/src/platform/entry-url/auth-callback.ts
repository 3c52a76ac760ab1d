import { keys } from '@tessera/contract';
import { storedValue } from '../storage';

/** The first address of a visit that brings someone back from a third party, for the remote that reads it. */
const landing = storedValue(keys.landing);

/** What a third party puts into an address when it leads someone back. */
const queryNames = [
  'code',
  'state',
  'error',
  'error_description',
  'friendship_status_changed',
  'sessionId',
] as const;

export type LandingKind = 'line' | 'telegram' | 'maya';

/** Who leads back with these parts of an address; undefined for an ordinary visit. */
export function landingKind({ search, hash }: { search: string; hash: string }): LandingKind | undefined {
  const query = new URLSearchParams(search);
  if (query.has('state') && (query.has('code') || query.has('error'))) return 'line';
  if (/[#&]tg(AuthResult|WebAppData)=/.test(hash)) return 'telegram';
  return query.get('sessionId') ? 'maya' : undefined;
}

/**
 * Keeps what a third party brought, before a redirect of ours can lose it, and takes it out of the address, where a
 * reload would use it twice and a link could carry it away (R4.15a, R4.16a). Launch data of a Telegram mini app stays:
 * its own script reads it there.
 */
export function keepLanding(): void {
  const url = new URL(location.href);
  if (landingKind(url) === undefined) return;
  landing.set({ search: url.search, hash: url.hash });
  for (const name of queryNames) url.searchParams.delete(name);
  if (url.hash.includes('tgAuthResult=')) url.hash = '';
  history.replaceState(history.state, '', url);
}

/** Who leads back on this visit, until a remote has taken it. */
export function keptLandingKind(): LandingKind | undefined {
  const kept = landing.get();
  return kept && landingKind(kept);
}
