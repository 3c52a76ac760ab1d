import type { PartFault } from '../fault-report';
import { merchantFolder, numberedPath, type Store } from '../store';
import { hostConflict, nameOf, usersOfHosts } from './host-table';
import { type Description, type Descriptions, latestDescriptions } from './latest-descriptions';
import type { Merchant } from './merchant';

/** Merchants that can be served together, and what is wrong with the descriptions of the others. */
interface Merchants {
  /** Sorted by code. No host has two of them. */
  readonly merchants: readonly Merchant[];
  readonly faults: readonly PartFault[];
}

const merchantsOf = (descriptions: Descriptions): readonly Merchant[] =>
  [...descriptions.values()].map(({ merchant }) => merchant);

/** @returns the time of a description in ms since 1970 */
async function timeOf(store: Store, { merchant, number }: Description): Promise<number> {
  const folder = merchantFolder(merchant.code);
  const path = numberedPath(folder, number);
  return (
    (await store.files(folder)).find((file) => file.path === path)?.modified.getTime() ??
    Number.POSITIVE_INFINITY
  );
}

/** @returns the merchant that keeps a host of several: the one whose description is the oldest */
async function ownerOf(store: Store, users: readonly Description[]): Promise<string | undefined> {
  const times = await Promise.all(
    users.map(async (user) => ({ code: user.merchant.code, time: await timeOf(store, user) })),
  );
  return times.sort((one, other) => one.time - other.time || (one.code < other.code ? -1 : 1))[0]?.code;
}

/** Takes each host of several merchants from all but one. */
async function withoutConflicts(store: Store, descriptions: Descriptions): Promise<Merchants> {
  const faults: PartFault[] = [];
  const lost = new Map<string, Set<string>>();
  const all = merchantsOf(descriptions);
  for (const [host, users] of usersOfHosts(all)) {
    if (users.length === 1) continue;
    const owner = await ownerOf(
      store,
      users.flatMap(({ code }) => descriptions.get(code) ?? []),
    );
    for (const { code } of users) {
      if (owner === undefined || code === owner) continue;
      lost.set(code, (lost.get(code) ?? new Set()).add(host));
      const fault = hostConflict(host, owner, code, `${owner} keeps it, because its description is older. `);
      faults.push({ part: code, fault });
    }
  }
  const merchants = all.flatMap((merchant) => {
    const hosts = merchant.hosts.filter((host) => !lost.get(merchant.code)?.has(nameOf(host)));
    return hosts.length > 0 ? [{ ...merchant, hosts }] : [];
  });
  return { merchants, faults };
}

/**
 * Reads the descriptions of all merchants, once or repeatedly. A merchant whose latest description is damaged has an
 * earlier one, as `latestDescriptions` says. A host that several merchants use stays with the one whose description is
 * the oldest. So a description changes nothing for any other merchant.
 */
export function merchantReader(store: Store) {
  let known: Descriptions = new Map();

  /** @throws the fault of the first merchant if no merchant has a description that can be used */
  return async (): Promise<Merchants> => {
    const read = await latestDescriptions(store, known);
    const [first] = read.faults;
    if (first && read.descriptions.size === 0) throw first.fault;
    known = read.descriptions;
    const { merchants, faults } = await withoutConflicts(store, known);
    return { merchants, faults: [...read.faults, ...faults] };
  };
}

/**
 * Checks the hosts of new descriptions against each other and against those of all other merchants.
 * @throws ReleaseError `host-conflict` if two merchants would use the same host
 */
export async function checkHosts(store: Store, described: readonly Merchant[]): Promise<void> {
  const { descriptions } = await latestDescriptions(store);
  const codes = new Set(described.map(({ code }) => code));
  const others = merchantsOf(descriptions).filter(({ code }) => !codes.has(code));
  for (const [host, users] of usersOfHosts([...others, ...described])) {
    // The new descriptions are the last ones.
    const last = users.at(-1);
    if (!last || !codes.has(last.code)) continue;
    const other = users.find(({ code }) => code !== last.code);
    if (other) throw hostConflict(host, other.code, last.code);
  }
}
