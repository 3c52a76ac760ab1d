import type { IncomingHttpHeaders } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { answerHeaders } from '../page';
import { LARGEST_BODY } from '../requests';
import { callRefused, sendTooLarge } from './error-responses';
import type { UpstreamProxy } from './upstream';

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
 * Proxies all requests under a path to the gateway.
 * Compresses answers in JSON that the gateway sends uncompressed: a list of games is a seventh then.
 * If the gateway is unreachable, responds with an error in the gateway's own format.
 */
export async function serveGateway(
  app: FastifyInstance,
  proxy: UpstreamProxy,
  prefix: string,
  gateway: string,
): Promise<void> {
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
    await proxy(
      scope,
      {
        upstream: gateway,
        prefix,
        rewritePrefix: prefix,
        internalRewriteLocationHeader: false,
        preHandler: async ({ headers }, reply) => {
          if (Number(headers['content-length']) > LARGEST_BODY)
            return sendTooLarge(reply.header('connection', 'close'));
        },
        replyOptions: { rewriteHeaders: (headers) => hardened(varied(headers)) },
      },
      (status) => callRefused(status === 504 ? 'gateway_timeout' : 'gateway_unreachable'),
    );
  });
}
