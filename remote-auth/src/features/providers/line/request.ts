import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

const request = v.object({
  state: v.string(),
  nonce: v.string(),
  redirectUri: v.string(),
  /** In ms since 1970. */
  expires: v.number(),
});
/** A request to LINE. The answer must match it. */
export type LineRequest = v.InferOutput<typeof request>;

const stored = storedValue('session', 'tessera:line-request', request);

/** In ms. LINE's code is valid for ten minutes too. */
const LIFETIME = 600_000;

export const storeLineRequest = (sent: Omit<LineRequest, 'expires'>): void =>
  stored.set({ ...sent, expires: Date.now() + LIFETIME });

/** Reads the stored request and removes it: each request accepts one answer. @returns undefined if it has expired */
export function consumeLineRequest(): LineRequest | undefined {
  const sent = stored.get();
  stored.remove();
  return sent && sent.expires > Date.now() ? sent : undefined;
}
