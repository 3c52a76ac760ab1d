import type { FastifyReply } from 'fastify';

/** Sends a long text, compressed if the browser accepts it. Needs `@fastify/compress`. */
export function sendCompressed(reply: FastifyReply, text: string | Buffer, type: string): FastifyReply {
  reply.type(`${type}; charset=utf-8`).compress(text);
  return reply;
}

/** Sends a long answer of the API. */
export const sendJson = (reply: FastifyReply, data: unknown): FastifyReply =>
  sendCompressed(reply, JSON.stringify(data), 'application/json');
