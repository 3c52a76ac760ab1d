import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { hostName } from '../merchants';
import { droppedHeaders } from '../requests';

const dropped = new Set(droppedHeaders);

/** The visitor's headers for an upstream, with the visitor's address, host and scheme as this server knows them. */
export function sentHeaders(
  { ip, protocol, headers: { host = '' } }: Pick<FastifyRequest, 'ip' | 'protocol' | 'headers'>,
  received: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const sent = Object.entries(received).filter(([name]) => /^[a-z\d-]+$/.test(name) && !dropped.has(name));
  return {
    ...Object.fromEntries(sent),
    'x-forwarded-for': ip,
    'x-forwarded-host': `${hostName(host) ?? ''}${/:\d+$/.exec(host)?.[0] ?? ''}`,
    'x-forwarded-proto': protocol,
  };
}

/** Headers of an answer that are about the upstream's connection, not the visitor's. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
]);

/** The headers of an upstream's answer for the visitor. */
export const receivedHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
