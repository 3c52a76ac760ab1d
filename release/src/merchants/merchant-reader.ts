import type { PartFault } from '../fault-report';
import type { Store } from '../store';
import { latestClaim, ownerOf } from './host-owner';
import { hostConflict, nameOf, usersOfHosts } from './host-table';
import { type Descriptions, latestDescriptions, merchantsOf } from './latest-descriptions';
import type { Merchant } from './merchant';

/** Merchants that can be served together, and what is wrong with the descriptions of the others. */
interface Merchants {
  /** Sorted by code. No host has two of them. */
  readonly merchants: readonly Merchant[];
  readonly faults: readonly PartFault[];
}

/** Takes each host of several merchants from all but one. */
async function withoutConflicts(store: Store, descriptions: Descriptions): Promise<Merchants> {
  const faults: PartFault[] = [];
  const lost = new Map<string, Set<string>>();
  const all = merchantsOf(descriptions);
  for (const [host, users] of usersOfHosts(all)) {
    if (users.length === 1) continue;
    const owner = await ownerOf(store, await latestClaim(store, host), users, descriptions);
    for (const { code } of users) {
      if (owner === undefined || code === owner.code) continue;
      lost.set(code, (lost.get(code) ?? new Set()).add(host));
      const fault = hostConflict(host, owner.code, code, `${owner.code} keeps it, because ${owner.reason}. `);
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
 * earlier one, as `latestDescriptions` says. A host that several merchants use stays with its owner, as `ownerOf`
 * says. So a description changes nothing for any other merchant.
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
