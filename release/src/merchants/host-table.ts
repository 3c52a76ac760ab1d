import { ReleaseError } from '../release-error';
import { hostName } from './host-name';
import { type Merchant, parseMerchant } from './merchant';

/** Finds a merchant by the Host header of a request. Returns undefined for an unknown host. */
export type HostTable = (host: string | undefined) => Merchant | undefined;

/** Local hosts that no merchant uses show the first merchant, for a quick start. */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** @throws ReleaseError `merchant-invalid`, or `host-conflict` if two merchants use the same host */
export function hostTable(merchants: readonly Merchant[]): HostTable {
  const table = new Map<string, Merchant>();
  for (const merchant of merchants.map(parseMerchant)) {
    for (const host of merchant.hosts) {
      const name = hostName(host) ?? host;
      const other = table.get(name);
      if (other && other.code !== merchant.code) {
        throw new ReleaseError(
          'host-conflict',
          `${other.code} and ${merchant.code} both use the host ${name}. Remove it from one of them.`,
        );
      }
      table.set(name, merchant);
    }
  }
  const [first] = merchants;
  for (const name of localHosts) if (first && !table.has(name)) table.set(name, first);
  return (host) => table.get(hostName(host ?? '') ?? '');
}
