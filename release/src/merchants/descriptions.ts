import pLimit from 'p-limit';
import { ReleaseError } from '../release-error';
import { claimNumber, latestNumbered, type Store } from '../store';
import { type Merchant, parseMerchant } from './merchant';

/** Outside `/m/`, because host names are not public. */
const FOLDER = '/merchants';
const folderOf = (code: string) => `${FOLDER}/${code}`;
const CONCURRENT_READS = 24;

/** @returns the codes of all merchants in the store, sorted */
export const merchantCodes = async (store: Store): Promise<readonly string[]> =>
  [...(await store.list(FOLDER))].sort();

/**
 * Reads the latest description of a merchant.
 * @throws ReleaseError `unknown-merchant` or `merchant-invalid`
 */
export async function describedMerchant(store: Store, code: string): Promise<Merchant> {
  const latest = /^[a-z0-9][a-z0-9-]*$/i.test(code) ? await latestNumbered(store, folderOf(code)) : undefined;
  if (latest) return parseMerchant(JSON.parse(latest.bytes.toString('utf8')));
  throw new ReleaseError(
    'unknown-merchant',
    `The store has no merchant ${code}. Add it first: release merchant set <file>.`,
  );
}

/**
 * Reads the latest description of every merchant.
 * @throws ReleaseError `merchant-invalid`
 */
export async function allMerchants(store: Store): Promise<readonly Merchant[]> {
  const limit = pLimit(CONCURRENT_READS);
  return Promise.all((await merchantCodes(store)).map((code) => limit(() => describedMerchant(store, code))));
}

/**
 * Adds a description of a merchant to the store; earlier ones stay. Writes nothing if it equals the latest.
 * @throws ReleaseError `merchant-invalid`, or `release-conflict` after a concurrent change of the same merchant
 */
export async function describeMerchant(
  store: Store,
  raw: unknown,
  { dry = false }: { readonly dry?: boolean } = {},
): Promise<{ readonly merchant: Merchant; readonly changed: boolean }> {
  const merchant = parseMerchant(raw);
  const bytes = Buffer.from(JSON.stringify(merchant));
  const latest = await latestNumbered(store, folderOf(merchant.code));
  const changed = !latest?.bytes.equals(bytes);
  if (changed && !dry) await claimNumber(store, folderOf(merchant.code), (latest?.number ?? 0) + 1, bytes);
  return { merchant, changed };
}
