import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostTable } from '../merchants';
import { pageHeaders } from '../page';
import { isFile } from '../store';
import { sendEncoded } from './encoded-response';
import { sendMissing, sendUnavailable } from './error-responses';
import type { CachedPage } from './page-cache';

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.headers({
    ...pageHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
  });
  return sendEncoded(request, reply, page);
}

/** Serves the merchant's page under `/` and all paths of `/m` that do not request another file. */
export function servePages(
  app: FastifyInstance,
  merchantOf: HostTable,
  pageOf: (merchant: string) => Promise<CachedPage | undefined>,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    // Some paths of pages end with .html (R2.1, R2.3).
    if (isFile(path) && !path.endsWith('.html')) return sendMissing(reply);
    const merchant = merchantOf(request.headers.host);
    const page = merchant && (await pageOf(merchant.code).catch(() => undefined));
    return page ? sendPage(request, reply, page) : sendUnavailable(request, reply, 503);
  };
  for (const path of ['/', '/m', '/m/*']) app.get(path, answer);
}
