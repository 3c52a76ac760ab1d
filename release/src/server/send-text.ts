import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { textHeaders } from '../page';
import { compress, type Encoding } from '../store';
import { etagOf, sendEncoded } from './encoded-response';

/** Compressed texts by ETag. 64 are enough for the worker and the asset list of the busiest merchants. */
const cache = new LRUCache<string, Promise<Record<Encoding, Buffer>>, Buffer>({
  max: 64,
  memoMethod: (_etag, _stale, { context }) => compress(context, { fast: true }),
});

/** Sends a text that changes with each release. Clients revalidate it by its ETag. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type }: { readonly text: string; readonly type: string },
): Promise<FastifyReply> {
  const identity = Buffer.from(text);
  const etag = etagOf(identity);
  reply.headers({ ...textHeaders, 'content-type': `${type}; charset=utf-8` });
  const compressed = await cache.memo(etag, { context: identity });
  return sendEncoded(request, reply, { etag, bodies: { identity, ...compressed } });
}
