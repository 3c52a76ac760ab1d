import { ReleaseError } from './release-error';

const loopback = /^(localhost|(.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** @returns whether a host of a URL is this machine */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname);

/**
 * Parses the address of the gateway. Calls contain session tokens, so plain http is for this machine only.
 * @throws ReleaseError `gateway-insecure`
 */
export function gatewayAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))) return url;
  throw new ReleaseError(
    'gateway-insecure',
    `${address} is not an https address. Use https for a gateway on another machine; http is for this machine only.`,
  );
}

/**
 * Parses the address of a collector. Beacons name no visitor and contain no token, so plain http is enough in the
 * operators' network.
 * @throws ReleaseError `option-invalid`
 */
export function collectorAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'http:' && url.href === `${url.origin}/`) return url;
  throw new ReleaseError(
    'option-invalid',
    `${address} is not the address of a collector. Use one such as http://collector-0:9464.`,
  );
}
