import pLimit from 'p-limit';
import { ReleaseError } from '../../release-error';
import type { Store } from '../../store';
import { type Change, changeRelease } from './change-release';

/** The result for one merchant. `left`: not started before the operator stopped or the store failed. */
export type Outcome =
  | { readonly merchant: string; readonly result: 'changed' | 'unchanged'; readonly number: number }
  | { readonly merchant: string; readonly result: 'refused'; readonly code: string; readonly message: string }
  | { readonly merchant: string; readonly result: 'left' };

export interface ManyOptions {
  /** Write nothing. */
  readonly dry?: boolean;
  /** Maximum number of concurrent merchants. */
  readonly concurrency?: number;
  /** Leaves out the merchants that have not started. */
  readonly signal?: AbortSignal;
  readonly onDone?: (outcome: Outcome) => void;
}

const CONCURRENCY = 24;

/**
 * Applies a change to the releases of many merchants. A refused merchant does not stop the others; a failing store
 * does, because it would fail for all. Idempotent: running it again continues where it stopped.
 * @throws any error of the store
 */
export async function changeMany(
  store: Store,
  merchants: readonly string[],
  change: Change,
  { dry = false, concurrency = CONCURRENCY, signal, onDone }: ManyOptions = {},
): Promise<readonly Outcome[]> {
  let isBroken = false;
  const changeOne = async (merchant: string): Promise<Outcome> => {
    if (isBroken || signal?.aborted) return { merchant, result: 'left' };
    try {
      const { release, changed } = await changeRelease(store, merchant, change, { dry });
      return { merchant, result: changed ? 'changed' : 'unchanged', number: release.number };
    } catch (error) {
      if (error instanceof ReleaseError)
        return { merchant, result: 'refused', code: error.code, message: error.message };
      isBroken = true;
      throw error;
    }
  };
  return pLimit(concurrency).map(merchants, async (merchant) => {
    const outcome = await changeOne(merchant);
    onDone?.(outcome);
    return outcome;
  });
}
