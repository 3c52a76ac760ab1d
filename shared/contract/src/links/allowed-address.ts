import { parseAddress } from './parse-address';

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a list names a host: exactly, with a port that is not the default, or by `*.example.com`. */
const isListed = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry));

/** Node has no `location`. */
const page = globalThis as { readonly location?: { readonly hostname: string } };

/** Whether the page is served from the machine that its browser runs on. */
const isLocalPage = (): boolean => loopback.test(page.location?.hostname ?? 'localhost');

/**
 * Whether a member may be sent to an address: on one of the hosts that the merchant names, over https. Plain http
 * is allowed only between pages of this machine, where a developer's sandbox runs.
 */
export function isAllowedAddress(address: string, hosts: readonly string[]): boolean {
  const url = parseAddress(address);
  if (!url || url.username || url.password) return false;
  const isLocal = loopback.test(url.hostname) && isLocalPage();
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
  return isSafe && isListed(url.host, hosts);
}
