import type { FastifyReply, FastifyRequest } from 'fastify';
import { missingHeaders, unavailableHeaders, unavailablePage } from '../page';

/** Sends a 404 as plain text. A page instead of a missing script would hide the error. */
export const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', ...missingHeaders })
    .send('Not found');

/** Sends the page for an unknown host or address (404), or for a merchant without a release (503). */
export const sendUnavailable = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: 404 | 503,
): FastifyReply =>
  reply
    .code(status)
    .headers({
      ...unavailableHeaders,
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-language',
    })
    .send(unavailablePage(request.headers['accept-language']));
