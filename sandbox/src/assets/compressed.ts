import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const encoders = { br: brotliCompressSync, gzip: gzipSync } as const;
type Encoding = keyof typeof encoders;

const kept = new Map<string, Buffer>();

/** The text in the best encoding that the browser takes; each is packed once. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const offered = [request.headers['accept-encoding'] ?? []].flat().join(',');
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(offered));
  reply.header('vary', 'accept-encoding');
  return encoding
    ? reply.header('content-encoding', encoding).send(packed(text, encoding))
    : reply.send(text);
}

function packed(text: string, encoding: Encoding): Buffer {
  const key = `${encoding} ${text}`;
  const bytes = kept.get(key) ?? encoders[encoding](text);
  kept.set(key, bytes);
  return bytes;
}
