import { messageOf } from '../fault';
import { parseJson } from '../input';
import { ReleaseError } from '../release-error';
import {
  claimNumber,
  latestNumber,
  merchantFolder,
  numbered,
  numberedPath,
  numbersIn,
  type Store,
} from '../store';
import { type Merchant, parseMerchant } from './merchant';

const FOLDER = '/merchants';

const isCode = (code: string) => /^[a-z0-9][a-z0-9-]*$/i.test(code);

/** @returns the codes of all merchants in the store, sorted */
export const merchantCodes = async (store: Store): Promise<readonly string[]> =>
  (await store.list(FOLDER)).filter(isCode).sort();

const unknown = (code: string) =>
  new ReleaseError(
    'unknown-merchant',
    `The store has no merchant ${code}. Add it first: release merchant new, or release merchant set <file>.`,
  );

const parseDescription = (code: string, bytes: Buffer): Merchant => {
  const merchant = parseMerchant(parseJson(bytes));
  if (merchant.code !== code) throw new Error(`it describes ${merchant.code}`);
  return merchant;
};

/**
 * Reads a description of a merchant.
 * @throws ReleaseError `merchant-invalid`, or the error of a store that checks signatures
 */
export async function readDescription(store: Store, code: string, number: number): Promise<Merchant> {
  const folder = merchantFolder(code);
  const bytes = await numbered(store, folder, number);
  try {
    if (!bytes) throw new Error('it cannot be read');
    return parseDescription(code, bytes);
  } catch (error) {
    const reason = messageOf(error).replace(/\.?$/, '.');
    throw new ReleaseError(
      'merchant-invalid',
      `${numberedPath(folder, number)} is no description of a merchant: ${reason} Restore it from a backup of the store, or describe the merchant again: release merchant set <file>.`,
    );
  }
}

/** @returns the numbers of a merchant's descriptions, ascending; none for an unknown merchant */
export const descriptionNumbers = async (store: Store, code: string): Promise<readonly number[]> =>
  isCode(code) ? numbersIn(store, merchantFolder(code)) : [];

/**
 * Reads the latest description of a merchant.
 * @throws ReleaseError `unknown-merchant`, and the same as `readDescription`
 */
export async function describedMerchant(store: Store, code: string): Promise<Merchant> {
  const number = (await descriptionNumbers(store, code)).at(-1);
  if (number === undefined) throw unknown(code);
  return readDescription(store, code, number);
}

/** @throws the error of a store, unless the store refuses a file, as one without a valid signature */
export const unlessRefused = (error: unknown): undefined => {
  if (!(error instanceof ReleaseError)) throw error;
};

/** A description of a merchant's history. */
export interface NumberedDescription {
  readonly number: number;
  readonly at: Date;
  /** Undefined if the file cannot be read. */
  readonly bytes: Buffer | undefined;
}

/**
 * Reads all descriptions of a merchant, latest first.
 * @throws ReleaseError `unknown-merchant`
 */
export async function descriptionsOf(store: Store, code: string): Promise<readonly NumberedDescription[]> {
  const numbers = await descriptionNumbers(store, code);
  if (numbers.length === 0) throw unknown(code);
  const folder = merchantFolder(code);
  const files = await store.files(folder);
  const times = new Map(files.map(({ path, modified }) => [path, modified]));
  return Promise.all(
    numbers.toReversed().map(async (number) => ({
      number,
      at: times.get(numberedPath(folder, number)) ?? new Date(0),
      bytes: await numbered(store, folder, number).catch(unlessRefused),
    })),
  );
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
  const folder = merchantFolder(merchant.code);
  const number = (await latestNumber(store, folder)) ?? 0;
  // A new description mends a damaged one, so that one need not be readable.
  const latest = await numbered(store, folder, number).catch(unlessRefused);
  const changed = !latest?.equals(bytes);
  if (changed && !dry) await claimNumber(store, folder, number + 1, bytes);
  return { merchant, changed };
}
