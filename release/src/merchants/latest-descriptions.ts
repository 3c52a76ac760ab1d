import pLimit from 'p-limit';
import { messageOf } from '../fault';
import type { PartFault } from '../fault-report';
import { ReleaseError } from '../release-error';
import type { Store } from '../store';
import { descriptionNumbers, merchantCodes, readDescription } from './descriptions';
import type { Merchant } from './merchant';

/** A merchant as one of its descriptions has it. */
interface Description {
  readonly merchant: Merchant;
  readonly number: number;
}

/** A description of each merchant, by code. */
export type Descriptions = ReadonlyMap<string, Description>;

export const merchantsOf = (descriptions: Descriptions): readonly Merchant[] =>
  [...descriptions.values()].map(({ merchant }) => merchant);

const CONCURRENT_READS = 24;

/** @returns the description that a merchant has in place of a damaged one: the newest that can be, or was, read */
async function substitute(
  store: Store,
  code: string,
  earlier: readonly number[],
  before: Description | undefined,
): Promise<Description | undefined> {
  for (const number of earlier) {
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

/** What was read of one merchant. */
interface Read {
  readonly description?: Description | undefined;
  readonly fault?: unknown;
}

async function readOne(store: Store, code: string, before: Description | undefined): Promise<Read> {
  let earlier: readonly number[] = [];
  try {
    const [number, ...others] = (await descriptionNumbers(store, code)).toReversed();
    if (number === undefined) return {};
    earlier = others;
    return { description: { merchant: await readDescription(store, code, number), number } };
  } catch (fault) {
    const description = await substitute(store, code, earlier, before);
    return { description, fault: withSubstitute(fault, description) };
  }
}

/**
 * Reads the latest description of every merchant. In place of a damaged one it returns the latest that can be read, or
 * was read before.
 */
export async function latestDescriptions(
  store: Store,
  before: Descriptions = new Map(),
): Promise<{ readonly descriptions: Descriptions; readonly faults: readonly PartFault[] }> {
  const read = await pLimit(CONCURRENT_READS).map(await merchantCodes(store), async (code) => ({
    code,
    ...(await readOne(store, code, before.get(code))),
  }));
  return {
    descriptions: new Map(
      read.flatMap(({ code, description }) => (description ? [[code, description] as const] : [])),
    ),
    faults: read.flatMap(({ code, fault }) => (fault === undefined ? [] : [{ part: code, fault }])),
  };
}
