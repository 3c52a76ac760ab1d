import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

/** What LINE was asked with, to know its answer by: good for ten minutes, as LINE's code is. */
const request = v.object({
  state: v.string(),
  nonce: v.string(),
  redirectUri: v.string(),
  expires: v.number(),
});
export type LineRequest = v.InferOutput<typeof request>;

export const LINE_REQUEST_MS = 600_000;

const kept = storedValue('session', 'tessera:line-request', request);

export const keepLineRequest = (asked: LineRequest): void => kept.set(asked);

/** The request under way; it serves for one answer. */
export function takeLineRequest(): LineRequest | undefined {
  const asked = kept.get();
  kept.remove();
  return asked && asked.expires > Date.now() ? asked : undefined;
}
