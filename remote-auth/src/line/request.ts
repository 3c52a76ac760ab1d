import { keys, type StoredType } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** What LINE was asked with, to know its answer by: good for ten minutes, as LINE's code is. */
export type LineRequest = StoredType<typeof keys.lineRequest>;

export const LINE_REQUEST_MS = 600_000;

const kept = storedValue(keys.lineRequest);

export const keepLineRequest = (asked: LineRequest): void => kept.set(asked);

/** The request under way; it serves for one answer. */
export function takeLineRequest(): LineRequest | undefined {
  const asked = kept.get();
  kept.remove();
  return asked && asked.expires > Date.now() ? asked : undefined;
}
