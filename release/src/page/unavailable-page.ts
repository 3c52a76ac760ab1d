import { detectLanguage, directionOf, tagOf } from '@tessera/i18n';
import Negotiator from 'negotiator';
import { escapeHtml, tag } from './markup';
import { supportedLanguages, textsIn } from './texts';

/**
 * Renders the page for an unknown address: one sentence in the visitor's language. Names no merchant.
 * @param acceptLanguage value of the `accept-language` header
 */
export function unavailablePage(acceptLanguage: string | undefined): string {
  const language = detectLanguage({
    stored: undefined,
    browser: new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages(),
    offered: supportedLanguages,
  });
  const sentence = escapeHtml(textsIn(language).addressUnavailable);
  const root = tag('html', { lang: tagOf(language), dir: directionOf(language) });
  const viewport = tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' });
  return `<!doctype html>${root}<head><meta charset="utf-8">${viewport}<title>${sentence}</title></head><body><p>${sentence}</p></body></html>`;
}
