import { parseAddress } from '../address/parse-address';

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a member may be sent to an address as to a game: on one of the merchant's game hosts (with its port, where
 * it is not the usual one), over https. Plain http counts only on the machine itself, where a sandbox runs.
 */
export function isGameAddress(address: string, gameHosts: readonly string[]): boolean {
  const url = parseAddress(address);
  if (!url || url.username || url.password) return false;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
  return isSafe && gameHosts.includes(url.host);
}
