import type { ReleaseMerchant } from '@tessera/remote/release';
import { tag } from './markup';

const colour = '(#[0-9a-f]{3,8})';
const pair = new RegExp(
  `--color-bg:\\s*var\\(--dark,\\s*${colour}\\)\\s*var\\(--light,\\s*${colour}\\)`,
  'i',
);
const plain = new RegExp(`^${colour}$`, 'i');

/** The background that a rule of the style sheet sets, in the dark and in the light. */
function background(css: string, rule: RegExp): { dark: string; light: string } | undefined {
  const body = new RegExp(`${rule.source}\\s*\\{([^}]*)\\}`, 'i').exec(css)?.[1];
  const found = body && pair.exec(body);
  return found?.[1] && found[2] ? { dark: found[1], light: found[2] } : undefined;
}

/**
 * The colour of the browser's own bars: the page's background as the style sheet has it, so that no palette is
 * written down twice. Without one in the sheet the browser keeps its own colour.
 */
export function themeColor({ template, scheme, brand }: ReleaseMerchant, css: string): string {
  const meta = (content: string, media?: string) => tag('meta', { name: 'theme-color', content, media });
  const own = brand?.['--color-bg'];
  if (own && plain.test(own)) return meta(own);
  const found =
    (/^\w+$/.test(template) && background(css, new RegExp(`\\[data-template=["']?${template}["']?\\]`))) ||
    background(css, /:root/);
  if (!found) return '';
  if (scheme !== 'auto') return meta(found[scheme]);
  return (['dark', 'light'] as const)
    .map((which) => meta(found[which], `(prefers-color-scheme: ${which})`))
    .join('');
}
