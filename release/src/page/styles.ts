import { brotliCompressSync } from 'node:zlib';
import type { ReleaseFile } from '@tessera/remote/release';
import { isBrandValue } from '../merchants';
import { ReleaseError } from '../release-error';
import { legibleBrand } from './legible-brand';
import { inlineSource, tag } from './markup';
import { skeletonCss } from './skeleton';
import { splashCss } from './splash';
import { startFailureCss } from './start-failure';

/** Maximum compressed size of inline styles in bytes. The page then still fits into the first round trip. */
const INLINE_LIMIT = 8 * 1024;

/** Relative URLs resolve against the style sheet, so inlining would break them. */
const hasRelativeUrls = (css: string) => /url\((?!\s*["']?(?:data:|#|\/))/i.test(css);

function brandRule(brand: Readonly<Record<string, string>>): string {
  const entries = Object.entries(brand);
  const bad = entries.find(([, value]) => !isBrandValue(value));
  if (bad) {
    throw new ReleaseError(
      'merchant-invalid',
      `The brand's ${bad[0]} is not a safe CSS value. Correct the merchant and release again.`,
    );
  }
  return entries.length === 0 ? '' : `:root{${entries.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/**
 * Builds the styles of the page: the shell's main style sheets, the skeleton, the splash screen, and the merchant's
 * brand values. Small style sheets are inline; larger ones are links. In development they are always links, because hot
 * updates replace links. Brand values are in no cascade layer, so they override every theme.
 */
export function pageStyles(
  { shell, merchant }: ReleaseFile,
  css: string,
  dev: boolean,
): { readonly inline: string; readonly links: string } {
  const isInline = !dev && !hasRelativeUrls(css) && brotliCompressSync(css).length <= INLINE_LIMIT;
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
      (isInline ? css : '') +
        skeletonCss +
        splashCss +
        startFailureCss +
        brandRule(legibleBrand(merchant, css)),
      'style',
    ),
    links: isInline ? '' : links.join(''),
  };
}
