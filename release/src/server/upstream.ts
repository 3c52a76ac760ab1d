import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { codeOf, isCertificateCode, messageOf } from '../fault';
import { ReleaseError } from '../release-error';
import { methods } from '../requests';
import type { Answer } from './error-responses';
import { receivedHeaders, sentHeaders } from './proxied-headers';
import { upstreamCalls } from './upstream-calls';

/** Minimum time in ms between two reports of the same fault of an upstream. */
const REPORT_INTERVAL = 60_000;

type ProxyOptions = Parameters<typeof proxy>[1];
type ProxyRequest = Parameters<NonNullable<NonNullable<ProxyOptions['replyOptions']>['getUpstream']>>[0];

/** @throws ReleaseError `file-unreadable` */
async function readAuthorities(file: string): Promise<string> {
  try {
    const pem = await readFile(file, 'utf8');
    // Node ignores text that is no certificate, and would refuse every upstream.
    new X509Certificate(pem);
    return pem;
  } catch (error) {
    throw new ReleaseError(
      'file-unreadable',
      `${file} contains no certificate: ${messageOf(error)}. Name a file with the certificates of trusted authorities, in PEM format.`,
    );
  }
}

function sentence(upstream: string, code: string, status: number): string {
  if (isCertificateCode(code))
    return `The certificate of ${upstream} is not valid (${code}), so its calls get ${status}. Install one for its name, or name its authority with --trusted-ca.`;
  return `${upstream} is not reached (${code}), so its calls get ${status}.`;
}

export interface UpstreamOptions {
  /** File with the certificates of trusted authorities, in PEM format. Default: those that Node trusts. */
  readonly trustedCa?: string | undefined;
  /** Called with a `ReleaseError` when an upstream is not reached, at most once a minute for each cause. */
  readonly report: (fault: unknown) => void;
  /** Time in ms for an upstream to begin its answer, and between two parts of it. */
  readonly answerTimeout: number;
}

/**
 * @returns a function that proxies the paths under a prefix to an upstream with a valid certificate for its name, until
 * the visitor leaves. A path that does not answer takes no connection from the other paths.
 * `answerUnreached` makes the answer to calls that do not reach it. Never retries, because only the client knows which
 * calls are safe to repeat.
 * @throws ReleaseError `file-unreadable`
 */
export async function upstreamProxy({ trustedCa, report, answerTimeout }: UpstreamOptions) {
  const ca = trustedCa === undefined ? undefined : await readAuthorities(trustedCa);
  const calls = upstreamCalls({ ca, answerTimeout });
  const reported = new Map<string, number>();

  function reportOnce(upstream: string, error: Error, status: number): void {
    const code = codeOf(error);
    const key = `${upstream} ${code}`;
    if (performance.now() - (reported.get(key) ?? -REPORT_INTERVAL) < REPORT_INTERVAL) return;
    reported.set(key, performance.now());
    report(new ReleaseError('upstream-unreached', sentence(upstream, code, status)));
  }

  return async (
    app: FastifyInstance,
    { replyOptions = {}, ...options }: ProxyOptions,
    answerUnreached: (status: 502 | 504, headers: IncomingHttpHeaders) => Answer,
  ): Promise<void> => {
    const upstreamOf = (request: ProxyRequest) =>
      replyOptions.getUpstream?.(request, '') ?? options.upstream ?? '';
    await app.register(proxy, {
      ...options,
      httpMethods: [...methods],
      undici: calls.agent,
      destroyAgent: true,
      handler: (request, reply, path, how) =>
        calls.send(reply, upstreamOf(request) + path, () => reply.from(path, how)),
      replyOptions: {
        ...replyOptions,
        rewriteRequestHeaders: sentHeaders,
        rewriteHeaders: (headers, request) => {
          const own = receivedHeaders(headers);
          return replyOptions.rewriteHeaders?.(own, request) ?? own;
        },
        retryDelay: () => null,
        onError: (reply, { error }) => {
          const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 502;
          // The call of a client that has left is ended by this server.
          if (!reply.raw.destroyed) reportOnce(upstreamOf(reply.request), error, status);
          const { headers, body } = answerUnreached(status, reply.request.headers);
          reply.code(status).headers(headers).send(body);
        },
      },
    });
  };
}
export type UpstreamProxy = Awaited<ReturnType<typeof upstreamProxy>>;
