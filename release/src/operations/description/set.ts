import pLimit from 'p-limit';
import { cacheDescriptions } from '../../builds';
import { checkClaims, checkHosts, claimHosts, describeMerchant, type Merchant } from '../../merchants';
import { releasedMerchants } from '../../releases';
import type { Store } from '../../store';
import { changeMany, type Outcome } from '../rollout';

/** The result of new descriptions. */
export interface Described {
  readonly descriptions: readonly { readonly merchant: Merchant; readonly changed: boolean }[];
  /** Codes of the described merchants that have a release. */
  readonly released: readonly string[];
  /** The releases that were made of the descriptions. Empty with `dry`. */
  readonly outcomes: readonly Outcome[];
}

const CONCURRENCY = 24;

/**
 * Adds descriptions to the store, and makes a release of each for merchants that have one. Running it again after an
 * interruption continues.
 * @param options.dry write nothing
 * @throws ReleaseError `merchant-invalid`, `host-conflict` or `release-conflict`
 */
export async function setDescriptions(
  store: Store,
  merchants: readonly Merchant[],
  { dry = false, onDone }: { readonly dry?: boolean; readonly onDone?: () => void } = {},
): Promise<Described> {
  await (dry ? checkHosts : claimHosts)(store, merchants);
  const known = new Set(await releasedMerchants(store));
  const descriptions = await pLimit(CONCURRENCY).map(merchants, (merchant) =>
    describeMerchant(store, merchant, { dry }).finally(onDone),
  );
  if (!dry) await checkClaims(store, merchants);
  const released = merchants.map(({ code }) => code).filter((code) => known.has(code));
  // A description takes effect with the merchant's next release, so this makes one without other changes.
  const outcomes = dry ? [] : await changeMany(cacheDescriptions(store), released, (current) => current);
  return { descriptions, released, outcomes };
}
