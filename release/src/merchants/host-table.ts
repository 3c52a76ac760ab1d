import { ReleaseError } from '../release-error';
import { hostName } from './host-name';
import { type Merchant, parseMerchant } from './merchant';

/** Finds a merchant by the Host header of a request. Returns undefined for an unknown host. */
export type HostTable = (host: string | undefined) => Merchant | undefined;

/** Local hosts that no merchant uses show the first merchant, for a quick start. */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** @returns the name by which requests find a host of a description */
export const nameOf = (host: string): string => hostName(host) ?? host;

/** @returns the merchants that use each host, by its name */
export function usersOfHosts<User extends Pick<Merchant, 'hosts'>>(
  merchants: readonly User[],
): ReadonlyMap<string, readonly User[]> {
  const users = new Map<string, User[]>();
  for (const merchant of merchants) {
    for (const name of new Set(merchant.hosts.map(nameOf))) {
      const known = users.get(name);
      if (known) known.push(merchant);
      else users.set(name, [merchant]);
    }
  }
  return users;
}

/** @returns the error for a host of two merchants, by their codes */
export const hostConflict = (host: string, one: string, other: string, more = ''): ReleaseError =>
  new ReleaseError(
    'host-conflict',
    `${one} and ${other} both use the host ${host}. ${more}Remove it from one of them.`,
  );

/**
 * @returns the merchant of each host, by its name
 * @throws ReleaseError `host-conflict` if two merchants use the same host
 */
export function merchantsByHost(merchants: readonly Merchant[]): Map<string, Merchant> {
  const table = new Map<string, Merchant>();
  for (const [host, users] of usersOfHosts(merchants)) {
    for (const merchant of users) {
      const other = table.get(host);
      if (other && other.code !== merchant.code) throw hostConflict(host, other.code, merchant.code);
      table.set(host, merchant);
    }
  }
  return table;
}

/** @throws ReleaseError `merchant-invalid`, or `host-conflict` if two merchants use the same host */
export function hostTable(merchants: readonly Merchant[]): HostTable {
  const table = merchantsByHost(merchants.map(parseMerchant));
  const [first] = merchants;
  for (const name of localHosts) if (first && !table.has(name)) table.set(name, first);
  return (host) => table.get(hostName(host ?? '') ?? '');
}
