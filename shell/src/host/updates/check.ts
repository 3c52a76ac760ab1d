import type { StoredValue } from '../../platform/storage';

export interface UpdateCheckOptions {
  readonly running: string;
  /** Rejects when nobody can say. */
  readonly published: () => Promise<string>;
  /** The hash that the member runs or has been told of; every page of this browser shares it (R3.15). */
  readonly known: StoredValue<string>;
  readonly announce: () => void;
  /** Another page of this browser has announced it. */
  readonly overtake: () => void;
}

/**
 * Makes the check for a newer version (R4.30a): one that is out is announced once, whatever the member says to it and
 * however many pages are open (R4.30b). A check that fails says nothing (R8.32).
 */
export function updateCheck({
  running,
  published,
  known,
  announce,
  overtake,
}: UpdateCheckOptions): () => Promise<void> {
  let settled: string | undefined;
  return async () => {
    const hash = await published().catch(() => undefined);
    if (hash === undefined) return;
    const isNews = hash !== known.get();
    if (isNews) known.set(hash);
    if (hash === running || hash === settled) return;
    settled = hash;
    if (isNews) announce();
    else overtake();
  };
}
