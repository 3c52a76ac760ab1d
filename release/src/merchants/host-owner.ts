import * as v from 'valibot';
import { readJson } from '../input';
import { hostFolder, latestNumber, merchantFolder, numbered, numberedPath, type Store } from '../store';
import { unlessRefused } from './descriptions';
import type { Descriptions } from './latest-descriptions';
import type { Merchant } from './merchant';

const claim = v.object({ merchant: v.string() });

/** @returns the content of a claim */
export const claimOf = (merchant: string): Buffer =>
  Buffer.from(JSON.stringify({ merchant } satisfies v.InferOutput<typeof claim>));

/** @returns the merchant that a claim is for; undefined for a damaged claim */
function merchantIn(bytes: Buffer): string | undefined {
  try {
    return readJson(claim, bytes).merchant;
  } catch {
    return undefined;
  }
}

/** The claim of a host with the highest number, which is the valid one. */
export interface HostClaim {
  /** 0 for a host that was never claimed. */
  readonly number: number;
  /** Undefined if the host was never claimed, or the claim is damaged. */
  readonly claimant: string | undefined;
}

/** @returns the latest claim of a host */
export async function latestClaim(store: Store, host: string): Promise<HostClaim> {
  const folder = hostFolder(host);
  const number = await latestNumber(store, folder);
  if (number === undefined) return { number: 0, claimant: undefined };
  const bytes = await numbered(store, folder, number).catch(unlessRefused);
  return { number, claimant: bytes && merchantIn(bytes) };
}

/** @returns the time of a merchant's description in ms since 1970 */
async function timeOf(store: Store, code: string, number: number): Promise<number> {
  const folder = merchantFolder(code);
  const path = numberedPath(folder, number);
  return (
    (await store.files(folder)).find((file) => file.path === path)?.modified.getTime() ??
    Number.POSITIVE_INFINITY
  );
}

/** The merchant that keeps a host of several. */
interface HostOwner {
  readonly code: string;
  readonly reason: string;
}

/**
 * @param users the merchants that use the host
 * @returns the one that has claimed it. If none of them has, as in a store of an earlier release tool: the one whose
 *   description is the oldest
 */
export async function ownerOf(
  store: Store,
  { claimant }: HostClaim,
  users: readonly Pick<Merchant, 'code'>[],
  descriptions: Descriptions,
): Promise<HostOwner | undefined> {
  if (claimant !== undefined && users.some(({ code }) => code === claimant))
    return { code: claimant, reason: 'it has claimed it' };
  const times = await Promise.all(
    users.map(async ({ code }) => {
      const number = descriptions.get(code)?.number ?? 0;
      return { code, time: await timeOf(store, code, number) };
    }),
  );
  const [oldest] = times.sort((one, other) => one.time - other.time || (one.code < other.code ? -1 : 1));
  return oldest && { code: oldest.code, reason: 'its description is older' };
}
