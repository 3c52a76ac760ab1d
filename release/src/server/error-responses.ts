import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerHeaders, missingHeaders, unavailableHeaders, unavailablePage, type WayOn } from '../page';

/** An answer of this server's own. */
export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const sendPlain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', ...missingHeaders })
    .send(text);

/** Sends a 404 as plain text. A page instead of a missing script would hide the error. */
export const sendMissing = (reply: FastifyReply): FastifyReply => sendPlain(reply, 404, 'Not found');

/** Sends a 503 as plain text for a file that cannot be made. The reason is for the operator only. */
export const sendFailed = (reply: FastifyReply): FastifyReply => sendPlain(reply, 503, 'Not available');

/** The page without a merchant: one sentence in the visitor's language, and the way on. */
export const unavailableAnswer = (
  { 'accept-language': language }: IncomingHttpHeaders,
  wayOn: WayOn = 'none',
): Answer => ({
  headers: { ...unavailableHeaders, 'content-type': 'text/html; charset=utf-8', vary: 'accept-language' },
  body: unavailablePage(language, wayOn),
});

/** Sends that page for what is malformed (400) or unknown (404), or for a merchant without a release (503). */
export function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 400 | 404 | 503,
  wayOn: WayOn = 'none',
): FastifyReply {
  const { headers, body } = unavailableAnswer(request.headers, wayOn);
  return reply.code(status).headers(headers).send(body);
}

/** Answers a call in the gateway's place, in the gateway's own format. */
export const callRefused = (errorCode: string): Answer => ({
  headers: {
    ...answerHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  },
  body: JSON.stringify({ success: false, errorCode }),
});

/** Sends that answer to a call with a body that is too large. */
export function sendTooLarge(reply: FastifyReply): FastifyReply {
  const { headers, body } = callRefused('request_too_large');
  return reply.code(413).headers(headers).send(body);
}
