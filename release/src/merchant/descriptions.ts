import { ReleaseError } from '../release-error';
import { claimNumber, latestNumbered } from '../store/numbered';
import type { Store } from '../store/store';
import { type Merchant, parseMerchant } from './merchant';

/** Beside `/m/`, because host names are nobody's business but the operator's. */
const FOLDER = '/merchants';
const folderOf = (code: string) => `${FOLDER}/${code}`;

/** Codes of the merchants that the store has a description of, in order. */
export const merchantCodes = async (store: Store): Promise<readonly string[]> =>
  [...(await store.list(FOLDER))].sort();

/** What an operator said of a merchant last. Throws ReleaseError `unknown-merchant`. */
export async function describedMerchant(store: Store, code: string): Promise<Merchant> {
  const latest = /^[a-z0-9][a-z0-9-]*$/i.test(code) ? await latestNumbered(store, folderOf(code)) : undefined;
  if (latest) return parseMerchant(JSON.parse(latest.bytes.toString('utf8')));
  throw new ReleaseError(
    'unknown-merchant',
    `The store has no merchant ${code}. Describe it first: release merchant set <file>.`,
  );
}

/**
 * Keeps a merchant's description; the ones before stay beside it. Gives whether it is another than the last.
 * Throws ReleaseError `merchant-invalid`, or `release-conflict` when somebody else described it at the same moment.
 */
export async function describeMerchant(
  store: Store,
  raw: unknown,
  { dry = false }: { readonly dry?: boolean } = {},
): Promise<{ readonly merchant: Merchant; readonly changed: boolean }> {
  const merchant = parseMerchant(raw);
  const bytes = Buffer.from(JSON.stringify(merchant));
  const last = await latestNumbered(store, folderOf(merchant.code));
  const changed = !last?.bytes.equals(bytes);
  if (changed && !dry) await claimNumber(store, folderOf(merchant.code), (last?.number ?? 0) + 1, bytes);
  return { merchant, changed };
}
