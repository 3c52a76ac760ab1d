import { detectLanguage, directionOf, tagOf } from '@tessera/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, tag } from '../page/markup';
import { spoken, textsIn } from '../page/texts';
import { unavailableHeaders } from './headers';
import { preferences } from './preferences';

/** A page for an address that leads nowhere: one sentence in the visitor's language, and nothing about who is here. */
export function unavailablePage(acceptLanguage: string | undefined): string {
  const language = detectLanguage({
    stored: undefined,
    browser: preferences(acceptLanguage),
    offered: spoken,
  });
  const sentence = escapeHtml(textsIn(language).addressUnavailable);
  const root = tag('html', { lang: tagOf(language), dir: directionOf(language) });
  const viewport = tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' });
  return `<!doctype html>${root}<head><meta charset="utf-8">${viewport}<title>${sentence}</title></head><body><p>${sentence}</p></body></html>`;
}

/** Answers with that page. */
export function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 404 | 503,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      ...unavailableHeaders,
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-language',
    })
    .send(unavailablePage(request.headers['accept-language']));
}
