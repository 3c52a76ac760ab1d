import { ReleaseError } from './release-error';

const loopback = /^(localhost|(.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** @returns whether a host of a URL is this machine */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname);

/**
 * Parses the address of the gateway. Calls contain session tokens, so plain http is for this machine only.
 * @throws ReleaseError `gateway-insecure`
 */
export function gatewayAddress(address: string): URL {
  const url = new URL(address);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return url;
  throw new ReleaseError(
    'gateway-insecure',
    `${address} is not an https address. Use https for a gateway on another machine; http is for this machine only.`,
  );
}
