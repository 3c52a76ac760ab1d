import type { ReleaseMerchant } from '@tessera/remote/release';
import { escapeHtml, minifyCss, tag } from './markup';

/** Duration in ms from the first paint (R2.64, R9.23). */
const DURATION = 1_200;

/** The merchant's icon, or the first letter of its name. */
const mark = ({ name, icon }: ReleaseMerchant): string =>
  icon === undefined
    ? `<b>${escapeHtml([...name][0] ?? '')}</b>`
    : tag('img', { src: icon, alt: '', width: '88', height: '88' });

/**
 * Renders the splash screen with the merchant's icon and name. It covers the page, but ignores taps. A style sheet
 * removes it, not a script, so that it disappears even if the application fails. The early script leaves it out where
 * something better comes (`shell/src/boot/early/splash.ts`).
 */
export const splash = (merchant: ReleaseMerchant): string =>
  `<div id="splash" class="sp" aria-hidden="true">${mark(merchant)}<p>${escapeHtml(merchant.name)}</p><i></i></div>`;

/** Styles of the splash screen. They use the design system's variables. */
export const splashCss = minifyCss(`
.sp { position: fixed; inset: 0; z-index: 9999; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: var(--space-5); background: var(--gradient-hero), var(--color-bg); color: var(--color-text); pointer-events: none; animation: sp-out 240ms ease-in ${DURATION}ms forwards }
.sp b, .sp img { display: grid; place-items: center; inline-size: 88px; block-size: 88px; border-radius: 26px; box-shadow: 0 0 72px 4px color-mix(in srgb, var(--color-glow) 32%, transparent); animation: sp-in 420ms var(--ease) }
.sp b { background: var(--gradient-accent); color: var(--color-on-accent); font-size: 40px }
.sp p { margin: 0; font-size: var(--font-size-xl); font-weight: var(--font-weight-bold); letter-spacing: calc(var(--tracking) * 0.01em) }
.sp i { inline-size: 96px; block-size: 3px; border-radius: 3px; background: linear-gradient(var(--color-accent), var(--color-accent)) no-repeat, var(--color-veil); animation: sp-run ${DURATION}ms ease-out both }
[data-splash="off"] .sp { display: none }
@keyframes sp-out { to { opacity: 0; visibility: hidden } }
@keyframes sp-in { from { opacity: 0; scale: 0.9 } }
@keyframes sp-run { from { background-size: 0 100%, auto } to { background-size: 100% 100%, auto } }
@media (prefers-reduced-motion: reduce) { .sp { animation: sp-out 1ms ${DURATION}ms forwards } .sp b, .sp img, .sp i { animation: none } }
`);
