import pLimit from 'p-limit';
import { ReleaseError } from '../release-error';
import { claimNumber, hostFolder, type Store } from '../store';
import { descriptionNumbers, readDescription } from './descriptions';
import { claimOf, type HostClaim, latestClaim, ownerOf } from './host-owner';
import { hostConflict, merchantsByHost, nameOf, usersOfHosts } from './host-table';
import { latestDescriptions, merchantsOf } from './latest-descriptions';
import type { Merchant } from './merchant';

const CONCURRENCY = 24;

/** A host of a new description. */
interface DescribedHost {
  readonly host: string;
  /** Code of the described merchant. */
  readonly code: string;
}

interface CheckedHost extends DescribedHost {
  readonly claim: HostClaim;
  /** The claimant, if it is a merchant without a new description. */
  readonly other: string | undefined;
}

/** @throws ReleaseError `host-conflict` if two new descriptions have the same host */
const hostsOf = (described: readonly Merchant[]): readonly DescribedHost[] =>
  [...merchantsByHost(described)].map(([host, { code }]) => ({ host, code }));

/** @throws ReleaseError `host-conflict` if the description of a host's other claimant has the host, or is damaged */
async function checkUnused(store: Store, { host, code, other }: CheckedHost): Promise<void> {
  const number = other && (await descriptionNumbers(store, other)).at(-1);
  if (!other || !number) return;
  const { hosts } = await readDescription(store, other, number).catch((fault) => {
    if (!(fault instanceof ReleaseError)) throw fault;
    throw new ReleaseError(
      'host-conflict',
      `${other} has claimed the host ${host} of ${code} and may still use it: ${fault.message}`,
    );
  });
  if (hosts.some((name) => nameOf(name) === host)) throw hostConflict(host, other, code);
}

/**
 * Checks the hosts of new descriptions against each other and against those of all other merchants.
 * @throws ReleaseError `host-conflict` if a host belongs to another merchant
 */
async function checkedHosts(store: Store, described: readonly Merchant[]): Promise<readonly CheckedHost[]> {
  // The new descriptions replace those of their merchants.
  const codes = new Set(described.map(({ code }) => code));
  const hosts = await pLimit(CONCURRENCY).map(hostsOf(described), async ({ host, code }) => {
    const claim = await latestClaim(store, host);
    const isOther = claim.claimant !== undefined && !codes.has(claim.claimant);
    const checked = { host, code, claim, other: isOther ? claim.claimant : undefined };
    await checkUnused(store, checked);
    return checked;
  });
  // Read after the claims: of an operator who claims and then describes, one of the two is seen.
  const { descriptions } = await latestDescriptions(store);
  const current = usersOfHosts(merchantsOf(descriptions));
  await pLimit(CONCURRENCY).map(hosts, async ({ host, code, claim }) => {
    const users = (current.get(host) ?? []).filter((user) => user.code === code || !codes.has(user.code));
    if (users.every((user) => user.code === code)) return;
    const owner = await ownerOf(store, claim, users, descriptions);
    if (owner && owner.code !== code) throw hostConflict(host, owner.code, code);
  });
  return hosts;
}

/**
 * Checks the hosts of new descriptions as `claimHosts` does, without a claim.
 * @throws ReleaseError `host-conflict`
 */
export async function checkHosts(store: Store, described: readonly Merchant[]): Promise<void> {
  await checkedHosts(store, described);
}

/**
 * Claims the hosts of new descriptions, before these are written. A claim holds until another merchant claims the host,
 * which it can once the claimant's description is without it. Of concurrent operators at most one gets a host: this
 * function or `checkClaims` tells the others.
 * @throws ReleaseError `host-conflict`, or `release-conflict` after a concurrent claim of the same host
 */
export async function claimHosts(store: Store, described: readonly Merchant[]): Promise<void> {
  await pLimit(CONCURRENCY).map(await checkedHosts(store, described), async (checked) => {
    const { host, code, claim } = checked;
    if (claim.claimant === code) return;
    await claimNumber(store, hostFolder(host), claim.number + 1, claimOf(code));
    // The other claimant can have described itself with the host since the check.
    await checkUnused(store, checked);
  });
}

/**
 * Checks that the hosts of new descriptions still belong to their merchants, after these were written.
 * @throws ReleaseError `release-conflict` if another operator has claimed a host meanwhile
 */
export async function checkClaims(store: Store, described: readonly Merchant[]): Promise<void> {
  await pLimit(CONCURRENCY).map(hostsOf(described), async ({ host, code }) => {
    const { claimant } = await latestClaim(store, host);
    if (claimant === code) return;
    throw new ReleaseError(
      'release-conflict',
      `Another operator claimed the host ${host} of ${code} for another merchant at the same time. Check whom it belongs to, then try again.`,
    );
  });
}
