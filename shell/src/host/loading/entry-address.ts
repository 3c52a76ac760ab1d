import type { ChosenRemote } from '../choice';

/**
 * Where a remote's entry lies. A retry gets an address of its own, because a browser can stay stuck behind a request
 * that hangs.
 */
export function entryAddress({ base, entry }: ChosenRemote, attempt: number): string {
  return new URL(`${base}${entry}${attempt > 0 ? `?retry=${attempt}` : ''}`, location.origin).href;
}
