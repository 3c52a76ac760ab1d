import { isIP } from 'node:net';
import { isLoopback } from '../gateway-address';
import { block, quoted } from './syntax';

const upstreamName = 'tessera_gateway';

const hostAndPort = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;

/** @returns whether an address cannot move to another machine */
export const isFixed = ({ hostname }: URL): boolean =>
  isLoopback(hostname) || isIP(hostname.replace(/[[\]]/g, '')) > 0;

/**
 * Declares the gateway, and says how a location proxies to it. nginx resolves names in its configuration only when it
 * loads it, and names in a variable for each request, as long as their DNS records allow. A variable costs a new
 * connection for each call, so an address that cannot move has an upstream with open connections.
 */
export function gatewayUpstream(
  gateway: URL,
  resolver: string | undefined,
): { readonly declaration: readonly string[]; readonly pass: readonly string[] } {
  const address = hostAndPort(gateway);
  if (resolver === undefined || isFixed(gateway))
    return {
      declaration: [block(`upstream ${upstreamName}`, `server ${address};`, 'keepalive 64;')],
      pass: [`proxy_pass ${gateway.protocol}//${upstreamName};`],
    };
  return {
    declaration: [],
    pass: [
      `set $tessera_gateway ${quoted(`${gateway.protocol}//${address}`)};`,
      'proxy_pass $tessera_gateway;',
    ],
  };
}
