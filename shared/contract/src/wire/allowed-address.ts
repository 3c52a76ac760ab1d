const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * Whether a member may be sent to an address: on one of the hosts that the merchant names (with its port, where it is
 * not the usual one), over https. Plain http counts only on the machine itself, where a sandbox runs.
 */
export function isAllowedAddress(address: string, hosts: readonly string[]): boolean {
  const url = parsed(address);
  if (!url || url.username || url.password) return false;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
  return isSafe && hosts.includes(url.host);
}
