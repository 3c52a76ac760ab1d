import { detectLanguage, directionOf, tagOf } from '@tessera/i18n';
import Negotiator from 'negotiator';
import { escapeHtml, minifyCss, tag } from './markup';
import { supportedLanguages, textsIn } from './texts';

/** The styles of the page, which knows no merchant. */
export const unavailableCss = minifyCss(`
:root { color-scheme: light dark }
body { display: grid; place-content: center; min-block-size: 80vh; margin: 0; padding: 1.5rem }
body { font: 1rem/1.5 system-ui, sans-serif; text-align: center; overflow-wrap: anywhere }
a { display: inline-block; padding: .625rem 1.5rem; border: 1px solid; border-radius: .5rem }
a { color: inherit; text-decoration: none }
`);

/** Where the page leads: to the merchant's home, or nowhere, if the host has no other page. */
export type WayOn = 'home' | 'none';

/**
 * Renders the page for an unknown address: one sentence in the visitor's language, and the way on. Names no merchant.
 * @param acceptLanguage value of the `accept-language` header
 */
export function unavailablePage(acceptLanguage: string | undefined, wayOn: WayOn): string {
  const language = detectLanguage({
    stored: undefined,
    browser: new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages(),
    offered: supportedLanguages,
  });
  const { addressUnavailable, toHome } = textsIn(language);
  const sentence = escapeHtml(addressUnavailable);
  const home = wayOn === 'home' ? `<p><a href="/m/home">${escapeHtml(toHome)}</a></p>` : '';
  const root = tag('html', { lang: tagOf(language), dir: directionOf(language) });
  const viewport = tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' });
  return `<!doctype html>${root}<head><meta charset="utf-8">${viewport}<title>${sentence}</title><style>${unavailableCss}</style></head><body><p>${sentence}</p>${home}</body></html>`;
}
