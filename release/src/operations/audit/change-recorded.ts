import { cacheDescriptions } from '../../builds';
import type { Store } from '../../store';
import { type Change, changeMany, type ManyOptions, type Outcome } from '../rollout';
import type { Deed } from './entry';
import { type Result, record } from './record';

/** @returns the result of outcomes for the audit log; undefined if nothing was changed */
export function resultOf(outcomes: readonly Outcome[]): Result | undefined {
  const releases = outcomes.flatMap((one) =>
    one.result === 'changed' ? [[one.merchant, one.number] as const] : [],
  );
  if (releases.length === 0) return undefined;
  const refused = outcomes.filter(({ result }) => result === 'refused').length;
  return { releases: Object.fromEntries(releases), refused };
}

/**
 * Applies a change to the releases of many merchants, and appends what was changed to the audit log, also if the store
 * fails or the operator stops it halfway.
 * @throws any error of the store
 */
export async function changeRecorded(
  store: Store,
  merchants: readonly string[],
  change: Change,
  { deed, ...options }: ManyOptions & { readonly deed: Deed },
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const onDone = (outcome: Outcome) => {
    outcomes.push(outcome);
    options.onDone?.(outcome);
  };
  const write = async () => {
    const result = options.dry ? undefined : resultOf(outcomes);
    if (result) await record(store, deed, result);
  };
  try {
    const all = await changeMany(cacheDescriptions(store), merchants, change, { ...options, onDone });
    await write();
    return all;
  } catch (error) {
    // The first error says more than one of writing the entry.
    await write().catch(() => undefined);
    throw error;
  }
}
