import { parseAddress } from './parse-address';

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host is one of a list: itself, with its port where it is not the usual one, or below `*.example.com`. */
const isListed = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry));

/** Node has no `location`, and its types do not name one. */
const page = globalThis as { readonly location?: { readonly hostname: string } };

/** Whether the page itself runs on the machine that its browser is on. */
const isLocalPage = (): boolean => loopback.test(page.location?.hostname ?? 'localhost');

/**
 * Whether a member may be sent to an address: on one of the hosts that the merchant names, over https. Plain http
 * counts only from and to the machine itself, where a developer's sandbox runs.
 */
export function isAllowedAddress(address: string, hosts: readonly string[]): boolean {
  const url = parseAddress(address);
  if (!url || url.username || url.password) return false;
  const isLocal = loopback.test(url.hostname) && isLocalPage();
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
  return isSafe && isListed(url.host, hosts);
}
