import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** An address with the port that some proxies add. */
const withPort = /^(?:([\d.]+)|\[([\da-f:.]+)\]):(\d{1,5})$/;

/** @returns the address in an entry of `X-Forwarded-For`; undefined if it has none */
function addressIn(entry: string): string | undefined {
  const [, v4, v6, port = '0'] = withPort.exec(entry) ?? [];
  const address = v4 ?? v6 ?? entry;
  // The name of a network interface says nothing outside its machine.
  return isIP(address) > 0 && !address.includes('%') && Number(port) < 65_536 ? address : undefined;
}

/**
 * @returns the addresses in a value of `X-Forwarded-For`, without ports. Each proxy adds an entry at the end. The list
 * begins after the last entry that is not an address, for example `unknown`: a client can have written all before it.
 */
export function forwardedAddresses(value: string): readonly string[] {
  const addresses: string[] = [];
  const entries = value
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim());
  for (const entry of entries.filter(Boolean).reverse()) {
    const address = addressIn(entry);
    if (address === undefined) break;
    addresses.unshift(address);
  }
  return addresses;
}

/** Replaces what proxies have written into a request by what a server may use of it, as nginx reads it. */
export function readForwarded(headers: IncomingHttpHeaders): void {
  const { 'x-forwarded-for': addresses, 'x-forwarded-proto': schemes } = headers;
  const read = forwardedAddresses([addresses].flat().join());
  if (read.length > 0) headers['x-forwarded-for'] = read.join(', ');
  else delete headers['x-forwarded-for'];
  // The last entry of a list is of the nearest proxy.
  const scheme = [schemes].flat().join().split(',').at(-1)?.trim().toLowerCase();
  if (scheme === 'https' || scheme === 'http') headers['x-forwarded-proto'] = scheme;
  else delete headers['x-forwarded-proto'];
}
