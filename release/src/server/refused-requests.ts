import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { HostTable } from '../merchants';
import { malformedHost, malformedPath } from '../requests';
import { sendFailed, sendTooLarge, sendUnavailable, unavailableAnswer } from './error-responses';

/** Where malformed requests go: no route has this path. */
const MALFORMED = '/%00';
const path = new RegExp(malformedPath, 'i');
const host = new RegExp(malformedHost, 'i');

/** A request to a proxy names the host in its address, and that one counts (RFC 9112, section 3.2.2). */
const absolute = /^https?:\/\/([^/?#]*)(.*)$/i;

/** Reads the host and the address of a request before it is routed. */
export function routedUrl({ url = '', headers, headersDistinct }: IncomingMessage): string {
  const [, named, rest = ''] = absolute.exec(url) ?? [];
  if (named !== undefined) headers.host = named;
  else if (headersDistinct.host?.length !== 1) return MALFORMED;
  // Node reads no other transfer encoding, and would pass on such a body as if it had none.
  if (!/^(chunked)?$/i.test(headers['transfer-encoding'] ?? '')) return MALFORMED;
  const address = named === undefined ? url : rest.replace(/^(?!\/)/, '/');
  const [bare = ''] = address.split('?');
  return host.test(headers.host ?? '') || path.test(bare) ? MALFORMED : address;
}

/**
 * Refuses what no route of the server takes, before its body is read: malformed addresses and hosts (400), unknown
 * addresses, hosts and methods (404). What fails gets an answer without the reason, which is for the operator only.
 */
export function refuseRequests(
  app: FastifyInstance,
  merchantOf: HostTable,
  report: (fault: unknown) => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === MALFORMED) return sendUnavailable(request, reply, 400, 'home');
    if (!merchantOf(request.headers.host)) return sendUnavailable(request, reply, 404);
    if (request.is404) return sendUnavailable(request, reply, 404, 'home');
  });
  app.setErrorHandler((fault: { readonly statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = fault;
    if (statusCode === 413) return sendTooLarge(reply);
    if (statusCode < 500) return sendUnavailable(request, reply, 400, 'home');
    report(fault);
    return sendFailed(reply);
  });
}

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** In ms, for the client to read the answer: closing a connection with unread data can drop the answer. */
const LINGER = 2_000;

/** Answers a request that is not HTTP, is too long, or never ends. Nothing is known of the visitor. */
export function answerUnreadable(fault: Error & { readonly code?: string }, socket: Socket): void {
  // This is the rest of a request that has its answer already.
  if (fault.code === 'ECONNRESET' || !socket.writable) return;
  const status = statusOf[fault.code ?? ''] ?? 400;
  const { headers, body } = unavailableAnswer({}, 'home');
  const lines = Object.entries({
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER).unref();
}
