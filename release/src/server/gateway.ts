import type { IncomingHttpHeaders } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { answerHeaders } from '../page';

const statusOf = (error: Error): 502 | 504 => ('statusCode' in error && error.statusCode === 504 ? 504 : 502);

/** A higher quality would cost each call more time than its bytes save. */
const QUALITY = 4;
/** 256 KB, more than an answer has. The default of 4 MB is allocated for each answer, which takes as long as compressing. */
const WINDOW_BITS = 18;

const COMPRESSIBLE = /^application\/json\b/;

/** Adds that the answer depends on the encodings that the client accepts. */
const varied = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  COMPRESSIBLE.test(headers['content-type'] ?? '')
    ? { ...headers, vary: [headers.vary, 'accept-encoding'].filter(Boolean).join(', ') }
    : headers;

/** Adds the policy to one that the gateway sends, so that both apply; the other headers replace the gateway's. */
const hardened = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const policies = [headers['content-security-policy'], answerHeaders['content-security-policy']];
  return {
    ...headers,
    ...answerHeaders,
    'content-security-policy': policies.flat().filter(Boolean).join(', '),
  };
};

/**
 * Proxies all requests under a path to the gateway, with the visitor's address and host in `x-forwarded-*` headers.
 * Compresses answers in JSON that the gateway sends uncompressed: a list of games is a seventh then.
 * Never retries, because only the client knows which calls are safe to repeat. If the gateway is unreachable, responds
 * with an error in the gateway's own format.
 */
export async function serveGateway(app: FastifyInstance, prefix: string, gateway: string): Promise<void> {
  // A scope of its own: the server proxies several paths, and the plugin can be registered once in a scope.
  await app.register(async (scope) => {
    await scope.register(compress, {
      customTypes: COMPRESSIBLE,
      encodings: ['br', 'gzip'],
      globalDecompression: false,
      brotliOptions: {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        },
      },
    });
    await registerProxy(scope, prefix, gateway);
  });
}

async function registerProxy(app: FastifyInstance, prefix: string, gateway: string): Promise<void> {
  await app.register(proxy, {
    upstream: gateway,
    prefix,
    rewritePrefix: prefix,
    internalRewriteLocationHeader: false,
    replyOptions: {
      retryDelay: () => null,
      rewriteHeaders: (headers) => hardened(varied(headers)),
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
          .headers({ ...answerHeaders, 'cache-control': 'no-store' })
          .send({ success: false, errorCode: status === 504 ? 'gateway_timeout' : 'gateway_unreachable' });
      },
    },
  });
}
