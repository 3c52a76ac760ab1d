import pLimit from 'p-limit';
import { messageOf } from '../fault';
import type { PartFault } from '../fault-report';
import { ReleaseError } from '../release-error';
import type { Store } from '../store';
import { descriptionNumbers, merchantCodes, readDescription } from './descriptions';
import type { Merchant } from './merchant';

/** A merchant as one of its descriptions has it. */
export interface Description {
  readonly merchant: Merchant;
  readonly number: number;
}

/** A description of each merchant, by code. */
export type Descriptions = ReadonlyMap<string, Description>;

const CONCURRENT_READS = 24;

/** @returns the latest description of a merchant; undefined if it has none */
async function latestOf(store: Store, code: string): Promise<Description | undefined> {
  const number = (await descriptionNumbers(store, code)).at(-1);
  return number === undefined ? undefined : { merchant: await readDescription(store, code, number), number };
}

/** @returns the description that takes the place of a damaged one: the latest that can be read, or was read before */
async function substitute(
  store: Store,
  code: string,
  before: Description | undefined,
): Promise<Description | undefined> {
  const numbers = await descriptionNumbers(store, code).catch(() => []);
  for (const number of numbers.toReversed()) {
    if (before && number <= before.number) break;
    const merchant = await readDescription(store, code, number).catch(() => undefined);
    if (merchant) return { merchant, number };
  }
  return before;
}

/** The fault of a description, with what its merchant has in the meantime. */
function withSubstitute(fault: unknown, found: Description | undefined): Error {
  const more = found ? `Until then its site uses description ${found.number}.` : 'Until then it has no site.';
  return fault instanceof ReleaseError
    ? new ReleaseError(fault.code, `${fault.message} ${more}`)
    : new Error(`Its description cannot be read: ${messageOf(fault).replace(/\.?$/, '.')} ${more}`);
}

/**
 * Reads the latest description of every merchant. In place of a damaged one it returns the latest that can be read, or
 * was read before.
 */
export async function latestDescriptions(
  store: Store,
  before: Descriptions = new Map(),
): Promise<{ readonly descriptions: Descriptions; readonly faults: readonly PartFault[] }> {
  const limit = pLimit(CONCURRENT_READS);
  const [descriptions, faults] = [new Map<string, Description>(), new Map<string, PartFault>()];
  const codes = await merchantCodes(store);
  const readOne = async (code: string) => {
    try {
      return await latestOf(store, code);
    } catch (fault) {
      const found = await substitute(store, code, before.get(code));
      faults.set(code, { part: code, fault: withSubstitute(fault, found) });
      return found;
    }
  };
  const read = await Promise.all(codes.map((code) => limit(() => readOne(code))));
  for (const one of read) if (one) descriptions.set(one.merchant.code, one);
  return { descriptions, faults: codes.flatMap((code) => faults.get(code) ?? []) };
}
