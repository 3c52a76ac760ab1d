import { brotliCompressSync } from 'node:zlib';
import type { ReleaseFile } from '@tessera/remote/release';
import { isBrandValue } from '../merchant/brand-value';
import { ReleaseError } from '../release-error';
import { failureCss } from './failure';
import { inlineSource, tag } from './markup';
import { skeletonCss } from './skeleton';
import { splashCss } from './splash';

/** What the first paint may cost in the HTML: with the rest of the page it still fits the first round trip. */
const INLINE_LIMIT = 8 * 1024;

/** An address in a style sheet is relative to the sheet, so it would break when the sheet stands in the page. */
const refersToFiles = (css: string) => /url\(\s*["']?(?!data:|#|\/)/i.test(css);

function brandRule(brand: Readonly<Record<string, string>> = {}): string {
  const entries = Object.entries(brand);
  const bad = entries.find(([, value]) => !isBrandValue(value));
  if (bad) {
    throw new ReleaseError(
      'merchant-invalid',
      `The brand's ${bad[0]} is no value that a style sheet can take safely. Correct the merchant and release again.`,
    );
  }
  return entries.length === 0 ? '' : `:root{${entries.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/**
 * The page's styles: the shell's main style sheets inline while they are small (8 kB compressed), else as links, and
 * always as links in development, where a hot update replaces them;
 * then the skeleton and the splash; then the merchant's own values, which stand in no layer and so win over every theme.
 */
export function pageStyles(
  { shell, merchant }: ReleaseFile,
  css: string,
  dev: boolean,
): { readonly inline: string; readonly links: string } {
  const whole = !dev && !refersToFiles(css) && brotliCompressSync(css).length <= INLINE_LIMIT;
  const links = shell.main.styles.map((file) =>
    tag('link', {
      rel: 'stylesheet',
      href: shell.base + file,
      integrity: shell.integrity[file],
      crossorigin: 'anonymous',
    }),
  );
  return {
    inline: inlineSource(
      (whole ? css : '') + skeletonCss + splashCss + failureCss + brandRule(merchant.brand),
      'style',
    ),
    links: whole ? '' : links.join(''),
  };
}
