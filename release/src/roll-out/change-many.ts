import pLimit from 'p-limit';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { type Change, changeRelease } from './change-release';

/** What became of one merchant's release. */
export type Outcome =
  | { readonly merchant: string; readonly result: 'changed' | 'unchanged'; readonly number: number }
  | { readonly merchant: string; readonly result: 'refused'; readonly code: string; readonly message: string }
  | { readonly merchant: string; readonly result: 'left' };

export interface ManyOptions {
  readonly dry?: boolean;
  /** Merchants at once. */
  readonly atOnce?: number;
  /** Leaves the merchants that have not begun. */
  readonly signal?: AbortSignal;
  readonly onDone?: (outcome: Outcome) => void;
}

/** What a store takes at a time without one request waiting long for another. */
const AT_ONCE = 24;

/**
 * Changes the releases of many merchants, some at a time. A merchant that is refused holds up nobody; a store that
 * fails ends it, since it would fail for the rest too. Doing it again goes on where it stopped: merchants that have
 * the change stay as they are.
 * @throws whatever the store throws
 */
export async function changeMany(
  store: Store,
  merchants: readonly string[],
  change: Change,
  { dry = false, atOnce = AT_ONCE, signal, onDone }: ManyOptions = {},
): Promise<readonly Outcome[]> {
  let isBroken = false;
  const one = async (merchant: string): Promise<Outcome> => {
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
  const limit = pLimit(atOnce);
  return Promise.all(
    merchants.map((merchant) =>
      limit(async () => {
        const outcome = await one(merchant);
        onDone?.(outcome);
        return outcome;
      }),
    ),
  );
}
