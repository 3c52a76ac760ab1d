import { keys } from '@tessera/contract';
import { storedValue } from './storage';

/** As the device (`auto`), or what the member chose instead. */
export type Appearance = 'auto' | 'light' | 'dark';

const chosen = storedValue(keys.appearance);

/**
 * Tells the styles (tokens.css) and the bars of the browser. Only a page whose merchant has both looks reacts: it has a
 * colour of the bars for each.
 */
function show(appearance: Appearance): void {
  document.documentElement.dataset.appearance = appearance;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][media]')) {
    const device = meta.dataset.device ?? meta.getAttribute('media') ?? '';
    meta.dataset.device = device;
    const own = device.includes(appearance) ? 'all' : 'not all';
    meta.setAttribute('media', appearance === 'auto' ? device : own);
  }
}

/** Shows what the member chose, before the first paint. */
export function showChosenAppearance(): void {
  const appearance = chosen.get();
  if (appearance) show(appearance);
}

/** The look of the page. @returns undefined if the merchant has one look only */
export const appearance = (): Appearance | undefined =>
  document.documentElement.dataset.scheme === 'auto' ? (chosen.get() ?? 'auto') : undefined;

/** Changes the look of the page on this device, and keeps it. */
export function changeAppearance(next: Appearance): void {
  chosen.set(next);
  show(next);
}
