import { directionOf, tagOf } from '@tessera/i18n';
import type { ReleaseFile } from '@tessera/remote/release';
import type { StoredRelease } from '../releases';
import { contentSecurityPolicy, sourcesOf } from './csp';
import { escapeHtml, inlineJson, inlineSource, tag } from './markup';
import { pageRelease } from './page-release';
import { skeleton } from './skeleton';
import { splash } from './splash';
import { startFailure } from './start-failure';
import { pageStyles } from './styles';
import { textsIn } from './texts';
import { themeColor } from './theme-color';

/** Files of the shell that the page contains inline. */
export interface ShellFiles {
  /** Source of the early script. */
  readonly early: string;
  /** Main style sheets, concatenated in order. */
  readonly css: string;
}

export interface Page {
  readonly html: string;
  /** Value of the `content-security-policy` header. The page works with exactly this policy. */
  readonly csp: string;
}

function head({ merchant }: ReleaseFile, css: string): string {
  return [
    tag('meta', { charset: 'utf-8' }),
    // The browser requests the main script before a script can remove a token from the URL (R2.19).
    tag('meta', { name: 'referrer', content: 'strict-origin' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    `<title>${escapeHtml(merchant.name)}</title>`,
    themeColor(merchant, css),
    tag('link', { rel: 'manifest', href: `/wps/system/manifest.json?merchantCode=${merchant.code}` }),
    // Without an icon link the browser would request /favicon.ico.
    tag('link', { rel: 'icon', href: merchant.icon ?? 'data:,' }),
    // iOS does not support SVG icons on the home screen. Without this link the shell chooses another icon.
    merchant.icon && !/\.svg$/i.test(merchant.icon)
      ? tag('link', { rel: 'apple-touch-icon', href: merchant.icon })
      : '',
  ].join('');
}

const mainScripts = ({ shell }: ReleaseFile): string =>
  shell.main.scripts
    .map((file) =>
      tag('script', {
        defer: true,
        fetchpriority: 'high',
        crossorigin: 'anonymous',
        integrity: shell.integrity[file],
        src: shell.base + file,
      }),
    )
    .map((script) => `${script}</script>`)
    .join('');

/**
 * Renders a merchant's HTML and its content security policy. Both are the same for every path and member.
 * @param options.dev allow `eval` and WebSockets for development builds
 * @throws ReleaseError `inline-unsafe` or `merchant-invalid` if a value could break out of its place in the page
 */
export function renderHtml(release: StoredRelease, files: ShellFiles, { dev = false } = {}): Page {
  const { merchant } = release;
  const language = merchant.defaultLanguage;
  const styles = pageStyles(release, files.css, dev);
  const early = inlineSource(files.early, 'script');
  const root = tag('html', {
    lang: tagOf(language),
    dir: directionOf(language),
    'data-template': merchant.template,
    'data-scheme': merchant.scheme,
    'data-merchant': merchant.code,
  });
  const html = [
    '<!doctype html>',
    root,
    '<head>',
    head(release, files.css),
    // Before styles and release, so that the browser requests it with the first bytes. It runs after the document.
    mainScripts(release),
    styles.links,
    `<style>${styles.inline}</style>`,
    `<script type="application/json" id="tessera-release">${inlineJson(pageRelease(release))}</script>`,
    `<script>${early}</script>`,
    '</head><body>',
    `<noscript><p class="sk-note">${escapeHtml(textsIn(language).scriptNeeded)}</p></noscript>`,
    `<div id="root">${skeleton}</div><div id="overlays"></div>${startFailure(merchant)}${splash(merchant)}`,
    '</body></html>',
  ].join('');
  const csp = contentSecurityPolicy({
    scripts: [early],
    styles: [styles.inline],
    sources: sourcesOf(release),
    overrides: release.overrides,
    dev,
    trustedTypes: release.trustedTypes === true && !release.overrides && !dev,
  });
  return { html, csp };
}
