import type { FastifyReply, FastifyRequest } from 'fastify';
import { textHeaders } from '../page';
import { compress, type Encoding } from '../store';
import { etagOf, sendEncoded } from './encoded-response';

/** Enough for the worker and the asset list of the busiest merchants. */
const MAX_CACHED = 64;
const cache = new Map<string, Promise<Record<Encoding, Buffer>>>();

/** Compresses a text once per ETag. Deletes the oldest entry of a full cache. */
function compressOnce(etag: string, text: Buffer): Promise<Record<Encoding, Buffer>> {
  const compressed = cache.get(etag) ?? compress(text, { fast: true });
  cache.set(etag, compressed);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return compressed;
}

/** Sends a text that changes with each release. Clients revalidate it by its ETag. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type }: { readonly text: string; readonly type: string },
): Promise<FastifyReply> {
  const identity = Buffer.from(text);
  const etag = etagOf(identity);
  reply.headers({ ...textHeaders, 'content-type': `${type}; charset=utf-8` });
  return sendEncoded(request, reply, { etag, bodies: { identity, ...(await compressOnce(etag, identity)) } });
}
