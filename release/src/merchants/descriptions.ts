import pLimit from 'p-limit';
import { messageOf } from '../fault';
import { ReleaseError } from '../release-error';
import { claimNumber, latestNumbered, merchantFolder, numbered, numbersIn, type Store } from '../store';
import { hostTable } from './host-table';
import { type Merchant, parseMerchant } from './merchant';

const FOLDER = '/merchants';
const CONCURRENT_READS = 24;

/** @returns the codes of all merchants in the store, sorted */
export const merchantCodes = async (store: Store): Promise<readonly string[]> =>
  [...(await store.list(FOLDER))].sort();

const isCode = (code: string) => /^[a-z0-9][a-z0-9-]*$/i.test(code);

const unknown = (code: string) =>
  new ReleaseError(
    'unknown-merchant',
    `The store has no merchant ${code}. Add it first: release merchant new, or release merchant set <file>.`,
  );

/**
 * Reads the latest description of a merchant.
 * @throws ReleaseError `unknown-merchant` or `merchant-invalid`
 */
export async function describedMerchant(store: Store, code: string): Promise<Merchant> {
  const folder = merchantFolder(code);
  const latest = isCode(code) ? await latestNumbered(store, folder) : undefined;
  if (!latest) throw unknown(code);
  try {
    return parseMerchant(JSON.parse(latest.bytes.toString('utf8')));
  } catch (error) {
    const reason = messageOf(error).replace(/\.?$/, '.');
    throw new ReleaseError(
      'merchant-invalid',
      `${folder}/${latest.number}.json is no description of a merchant: ${reason} Restore it from a backup of the store, or describe the merchant again: release merchant set <file>.`,
    );
  }
}

/** A description of a merchant's history. */
export interface NumberedDescription {
  readonly number: number;
  readonly at: Date;
  readonly bytes: Buffer;
}

/**
 * Reads all descriptions of a merchant, latest first.
 * @throws ReleaseError `unknown-merchant`
 */
export async function descriptionsOf(store: Store, code: string): Promise<readonly NumberedDescription[]> {
  if (!isCode(code)) throw unknown(code);
  const folder = merchantFolder(code);
  const [numbers, files] = [await numbersIn(store, folder), await store.files(folder)];
  if (numbers.length === 0) throw unknown(code);
  const times = new Map(files.map(({ path, modified }) => [path, modified]));
  const found = await Promise.all(
    numbers.toReversed().map(async (number) => {
      const bytes = await numbered(store, folder, number);
      return bytes && { number, at: times.get(`${folder}/${number}.json`) ?? new Date(0), bytes };
    }),
  );
  return found.flatMap((one) => one ?? []);
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
 * Checks the hosts of new descriptions against each other and against those of all other merchants.
 * @throws ReleaseError `host-conflict` if two merchants would use the same host
 */
export async function checkHosts(store: Store, described: readonly Merchant[]): Promise<void> {
  const codes = new Set(described.map(({ code }) => code));
  hostTable([...(await allMerchants(store)).filter(({ code }) => !codes.has(code)), ...described]);
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
  const latest = await latestNumbered(store, merchantFolder(merchant.code));
  const changed = !latest?.bytes.equals(bytes);
  if (changed && !dry)
    await claimNumber(store, merchantFolder(merchant.code), (latest?.number ?? 0) + 1, bytes);
  return { merchant, changed };
}
