import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type Encoding, encodings } from '../store';

/** @returns the encodings that a client accepts (its `accept-encoding` header), best compression first */
export function acceptedEncodings(header: string | undefined): readonly (typeof encodings)[number][] {
  const names = encodings.map(({ name }) => name);
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(names);
  return encodings.filter(({ name }) => accepted.includes(name));
}

/** @returns a weak ETag: the encodings of one body share it */
export function etagOf(...content: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** A response body in every encoding. */
export interface EncodedBody {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding | 'identity', Buffer>>;
}

/** Sends the body in the best accepted encoding, or status 304 if the client has it. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies }: EncodedBody,
): FastifyReply {
  reply.headers({ vary: 'accept-encoding', etag });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding.name);
  return reply.send(bodies[encoding?.name ?? 'identity']);
}
