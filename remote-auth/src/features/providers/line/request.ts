import { ageOf, keys, type StoredType } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

const stored = storedValue(keys.lineRequest);

/** A request to LINE. The answer must match it. `expires` is in ms since 1970. */
export type LineRequest = StoredType<typeof keys.lineRequest>;

/** In ms. LINE's code is valid for ten minutes too. */
const LIFETIME = 600_000;

export const storeLineRequest = (sent: Omit<LineRequest, 'expires'>): void =>
  stored.set({ ...sent, expires: Date.now() + LIFETIME });

/** Reads the stored request and removes it: each request accepts one answer. @returns undefined if it has expired */
export function consumeLineRequest(): LineRequest | undefined {
  const sent = stored.get();
  stored.remove();
  return sent && ageOf(sent.expires - LIFETIME) < LIFETIME ? sent : undefined;
}
