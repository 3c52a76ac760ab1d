import { hostName } from '../merchant/host-name';
import { type Merchant, parseMerchant } from '../merchant/merchant';
import { ReleaseError } from '../release-error';

/** Finds the merchant of a request by its Host header; undefined for a host that is nobody's. */
export type HostTable = (host: string | undefined) => Merchant | undefined;

/** This machine under no merchant's name: shows the first merchant, for whoever just started the product. */
const bare = ['localhost', '127.0.0.1', '[::1]'];

/** Throws ReleaseError `merchant-invalid`, or `host-conflict` when two merchants name one host. */
export function hostTable(merchants: readonly Merchant[]): HostTable {
  const table = new Map<string, Merchant>();
  for (const merchant of merchants.map(parseMerchant)) {
    for (const host of merchant.hosts) {
      const name = hostName(host) ?? host;
      const other = table.get(name);
      if (other && other.code !== merchant.code) {
        throw new ReleaseError(
          'host-conflict',
          `${other.code} and ${merchant.code} both name the host ${name}. Take it away from one of them.`,
        );
      }
      table.set(name, merchant);
    }
  }
  const [first] = merchants;
  for (const name of bare) if (first && !table.has(name)) table.set(name, first);
  return (host) => table.get(hostName(host ?? '') ?? '');
}
