import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFile } from './content-type';
import { sendMissing } from './files';
import { pageHeaders } from './headers';
import type { HostTable } from './hosts';
import type { MadePage } from './made-page';
import { acceptedEncodings } from './negotiate';
import { sendUnavailable } from './unavailable';

function sendPage(request: FastifyRequest, reply: FastifyReply, page: MadePage): FastifyReply {
  reply.headers({
    ...pageHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding.name);
  return reply.send(page.bodies[encoding?.name ?? 'identity']);
}

/** Serves the merchant's page under `/` and every path of `/m` that asks for no other file. */
export function servePages(
  app: FastifyInstance,
  merchantOf: HostTable,
  pageOf: (merchant: string) => Promise<MadePage | undefined>,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    // Some of the pages' own addresses end in .html (R2.1, R2.3).
    if (isFile(path) && !path.endsWith('.html')) return sendMissing(reply);
    const merchant = merchantOf(request.headers.host);
    const page = merchant && (await pageOf(merchant.code).catch(() => undefined));
    return page ? sendPage(request, reply, page) : sendUnavailable(request, reply, 503);
  };
  for (const path of ['/', '/m', '/m/*']) app.get(path, answer);
}
