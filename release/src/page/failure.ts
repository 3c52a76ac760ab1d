import { directionOf, tagOf } from '@tessera/i18n';
import { escapeHtml, tag } from './markup';
import { spoken, textsIn } from './texts';

/**
 * What a page says when its application cannot start, and no catalog can be asked for: one sentence and a way to try
 * again, for each of the merchant's languages that this tool speaks. Hidden until the page's own script shows it.
 */
export function failure(languages: readonly string[]): string {
  const own = languages.filter((language) => spoken.includes(language));
  const parts = (own.length > 0 ? own : ['EN']).map((language) => {
    const { cannotStart, tryAgain } = textsIn(language);
    const part = tag('div', { lang: tagOf(language), dir: directionOf(language) });
    return `${part}<p>${escapeHtml(cannotStart)}</p><a href="/m/home">${escapeHtml(tryAgain)}</a></div>`;
  });
  return `<div id="tessera-failed" class="sk-failed" role="alert" hidden>${parts.join('')}</div>`;
}

const source = `
.sk-failed:not([hidden]) { display: grid; place-content: center; min-block-size: 100dvh; padding: var(--space-5); text-align: center }
.sk-failed a { display: inline-block; margin-block-start: var(--space-5); padding: var(--space-3) var(--space-6); border-radius: var(--radius-m); background: var(--color-accent); color: var(--color-on-accent) }
`;

export const failureCss = source.replace(/\s*\n\s*/g, '').replace(/\s*([{};:,]) ?/g, '$1');
