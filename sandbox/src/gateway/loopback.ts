import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is this machine's own; a text that is no address is not. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return loopback.check(plain, 'ipv4');
  return isIPv6(plain) && loopback.check(plain, 'ipv6');
}

/** Whether a call comes from this machine, and nobody passed it on for another one. */
export function isLocal(request: FastifyRequest): boolean {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().flatMap((list) => list.split(','));
  const hops = [request.socket.remoteAddress ?? '', ...forwarded.map((hop) => hop.trim())];
  return hops.every(isLoopback);
}
