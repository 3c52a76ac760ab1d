import { directionOf, tagOf } from '@tessera/i18n';
import type { ReleaseMerchant } from '@tessera/remote/release';
import { escapeHtml, minifyCss, tag } from './markup';
import { nearestLanguage, textsIn } from './texts';

/**
 * Renders the message for a page whose application cannot start: the merchant's name, one sentence and a link to try
 * again, in each of the merchant's languages, or in the nearest language that has texts. Hidden until the early script
 * shows it.
 */
export function startFailure({ name, languages }: Pick<ReleaseMerchant, 'name' | 'languages'>): string {
  const spoken = new Map(languages.map(nearestLanguage).map((language) => [tagOf(language), language]));
  const parts = [...spoken.values()].map((language) => {
    const { cannotStart, tryAgain } = textsIn(language);
    const part = tag('div', { lang: tagOf(language), dir: directionOf(language) });
    return `${part}<b translate="no">${escapeHtml(name)}</b><p>${escapeHtml(cannotStart)}</p><a href="/m/home">${escapeHtml(tryAgain)}</a></div>`;
  });
  return `<div id="tessera-failed" class="sk-failed" role="alert" hidden>${parts.join('')}</div>`;
}

export const startFailureCss = minifyCss(`
.sk-failed:not([hidden]) { display: grid; place-content: center; min-block-size: 100dvh; padding: var(--space-5); text-align: center }
#early ~ .sk-failed:not([hidden]) { position: sticky; inset-block-end: 0; z-index: 1; inline-size: min(100%, var(--column-width, 100%)); min-block-size: 0; margin-inline: auto; padding: var(--space-3) var(--space-4); background: var(--color-surface-raised); box-shadow: var(--shadow-2) }
#early[data-nav="true"] ~ .sk-failed:not([hidden]) { inset-block-end: var(--nav-room); z-index: var(--z-bar) }
#early ~ .sk-failed b { display: none }
#early ~ .sk-failed a { margin-block-start: var(--space-2) }
.sk-failed b { display: block; margin-block-end: var(--space-5); font-size: var(--font-size-l); font-weight: var(--font-weight-bold) }
.sk-failed a { display: inline-block; margin-block-start: var(--space-5); padding: var(--space-3) var(--space-6); border-radius: var(--radius-m); background: var(--color-accent); color: var(--color-on-accent) }
`);
