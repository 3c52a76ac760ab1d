import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const statusOf = (error: Error): 502 | 504 => ('statusCode' in error && error.statusCode === 504 ? 504 : 502);

/** A higher quality would cost each call more time than its bytes save. */
const QUALITY = 4;

/**
 * Proxies all requests under a path to the gateway, with the visitor's address and host in `x-forwarded-*` headers.
 * Compresses answers in JSON that the gateway sends uncompressed: a list of games is a seventh then.
 * Never retries, because only the client knows which calls are safe to repeat. If the gateway is unreachable, responds
 * with an error in the gateway's own format.
 */
export async function serveGateway(app: FastifyInstance, prefix: string, gateway: string): Promise<void> {
  await app.register(compress, {
    customTypes: /^application\/json\b/,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
  await app.register(proxy, {
    upstream: gateway,
    prefix,
    rewritePrefix: prefix,
    internalRewriteLocationHeader: false,
    replyOptions: {
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.headers.host,
        'x-forwarded-proto': request.protocol,
      }),
      onError: (reply, { error }) => {
        const status = statusOf(error);
        reply
          .code(status)
          .header('cache-control', 'no-store')
          .send({ success: false, errorCode: status === 504 ? 'gateway_timeout' : 'gateway_unreachable' });
      },
    },
  });
}
