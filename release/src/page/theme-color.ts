import type { ReleaseMerchant } from '@tessera/remote/release';
import { tag } from './markup';

const colour = '(#[0-9a-f]{3,8})';
const pair = new RegExp(
  `--color-bg:\\s*var\\(--dark,\\s*${colour}\\)\\s*var\\(--light,\\s*${colour}\\)`,
  'i',
);
const plain = new RegExp(`^${colour}$`, 'i');

/** Every rule of a style sheet that sets the page's background, with its values in the dark and in the light. */
const backgrounds = (css: string) =>
  [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const [, dark, light] = pair.exec(body) ?? [];
    return dark && light ? [{ selector, dark, light }] : [];
  });

/**
 * The colour of the browser's own bars: the page's background as the style sheet has it, so that no palette is
 * written down twice. Without one in the sheet the browser keeps its own colour.
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
