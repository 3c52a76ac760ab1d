import type { ReleaseMerchant } from '@tessera/remote/release';
import { tag } from './markup';

const color = '(#[0-9a-f]{3,8})';
const pair = new RegExp(`--color-bg:\\s*var\\(--dark,\\s*${color}\\)\\s*var\\(--light,\\s*${color}\\)`, 'i');
const plain = new RegExp(`^${color}$`, 'i');

/** @returns the rules that set the page's background, with its dark and light values */
const backgrounds = (css: string) =>
  [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const [, dark, light] = pair.exec(body) ?? [];
    return dark && light ? [{ selector, dark, light }] : [];
  });

/**
 * Renders the theme color for the browser's toolbars. It reads the page's background from the style sheet, so that no
 * palette is defined twice. Without a background in the style sheet it renders nothing.
 */
export function themeColor({ template, scheme, brand }: ReleaseMerchant, css: string): string {
  const meta = (content: string, media?: string) => tag('meta', { name: 'theme-color', content, media });
  const own = brand?.['--color-bg'];
  if (own && plain.test(own)) return meta(own);
  const rules = backgrounds(css);
  const found =
    rules.find(({ selector }) => /data-template=["']?(\w+)/.exec(selector)?.[1] === template) ??
    rules.find(({ selector }) => !selector.includes('data-template'));
  if (!found) return '';
  if (scheme !== 'auto') return meta(found[scheme]);
  const media = (which: 'dark' | 'light') => meta(found[which], `(prefers-color-scheme: ${which})`);
  return media('dark') + media('light');
}
