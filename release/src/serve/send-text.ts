import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, type Encoding } from '../publish/compress';
import { textHeaders } from './headers';
import { acceptedEncodings } from './negotiate';

/** One script and one list for each of a few merchants' releases. */
const MOST_KEPT = 64;
const packed = new Map<string, Promise<Record<Encoding, Buffer>>>();

function packedOnce(etag: string, text: Buffer): Promise<Record<Encoding, Buffer>> {
  const known = packed.get(etag) ?? compress(text, { fast: true });
  packed.set(etag, known);
  const [oldest] = packed.keys();
  if (packed.size > MOST_KEPT && oldest !== undefined) packed.delete(oldest);
  return known;
}

/** Sends a text that changes with the release: always asked for anew, and sent only when it is another one. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type }: { readonly text: string; readonly type: string },
): Promise<FastifyReply> {
  const bytes = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    ...textHeaders,
    'content-type': `${type}; charset=utf-8`,
    vary: 'accept-encoding',
    etag,
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (!encoding) return reply.send(bytes);
  return reply.header('content-encoding', encoding.name).send((await packedOnce(etag, bytes))[encoding.name]);
}
