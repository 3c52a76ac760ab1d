import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ReleaseFile } from '@tessera/remote/release';
import { parseRelease } from '../releases/release-file';
import { aurora, sha384, shellFiles, zahra } from '../testing/dists';
import { workerPolicy } from './release-files';
import { renderHtml } from './render-html';
import { skeletonCss } from './skeleton';

const files = { early: shellFiles['early.js'], css: shellFiles['main.css'] };

const release = (changes: Partial<ReleaseFile> = {}): ReleaseFile =>
  parseRelease({
    schema: 1,
    number: 7,
    merchant: aurora,
    salt: 'salt',
    shell: {
      version: '1.2.0',
      base: '/m/shell/1.2.0/',
      main: { scripts: ['main.js'], styles: ['main.css'] },
      early: 'early.js',
      integrity: { 'main.js': sha384('main'), 'main.css': sha384('css') },
      catalogs: {},
    },
    remotes: {},
    ...changes,
  });

const between = (html: string, start: string, end: string) => html.split(start)[1]?.split(end)[0] ?? '';
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, source]) => source ?? '');
const sourceHash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const directive = (csp: string, name: string) => csp.split('; ').find((part) => part.startsWith(`${name} `));

test('the document has the language, direction, code, template and scheme of the merchant', () => {
  const { html } = renderHtml(release({ merchant: zahra }), files);
  expect(html).toContain(
    '<html lang="ar" dir="rtl" data-template="MT8803" data-scheme="auto" data-merchant="zahra">',
  );
  expect(html).toContain('<title>زهرة</title>');
  expect(html).toContain('يحتاج هذا الموقع');
});

test("the manifest link contains the merchant's code [R7.16]", () => {
  const { html } = renderHtml(release(), files);
  expect(html).toContain('<link rel="manifest" href="/wps/system/manifest.json?merchantCode=aurora">');
});

test('a merchant’s name cannot end the title or the release element', () => {
  const name = '</script><script>alert(1)</script><!--"&';
  const { html } = renderHtml(release({ merchant: { ...aurora, name } }), files);
  expect(html).not.toContain('<script>alert');
  expect(inlineScripts(html)).toEqual([files.early]);
  const json = between(html, '<script type="application/json" id="tessera-release">', '</script>');
  expect(JSON.parse(json)).toEqual(release({ merchant: { ...aurora, name } }));
});

test('the policy contains the hash of each inline script and style, and nothing unsafe', () => {
  const { html, csp } = renderHtml(release(), files);
  const [style] = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, source]) => source ?? '');
  expect(inlineScripts(html)).toHaveLength(1);
  expect(directive(csp, 'script-src')).toBe(
    `script-src 'self' ${inlineScripts(html).map(sourceHash).join(' ')}`,
  );
  expect(directive(csp, 'style-src')).toBe(`style-src 'self' ${sourceHash(style ?? '')}`);
  expect(csp).not.toContain('unsafe');
  expect(html).not.toMatch(/ on\w+=| style=/);
});

test('a release requires Trusted Types by the product’s policies, or by any where third parties have some of their own', () => {
  const trusted = { trustedTypes: true } as const;
  const { csp } = renderHtml(release(trusted), files);
  expect(directive(csp, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(csp, 'trusted-types')).toBe(
    "trusted-types default tessera-code tessera-worker tessera-vendor tessera-inert dompurify 'allow-duplicates'",
  );
  const allow = { scripts: ['https://vendor.example'] };
  const open = renderHtml(release({ ...trusted, merchant: { ...aurora, allow } }), files).csp;
  expect(directive(open, 'require-trusted-types-for')).toBeTruthy();
  expect(directive(open, 'trusted-types')).toBe("trusted-types * 'allow-duplicates'");
  for (const { csp: free } of [
    renderHtml(release(), files),
    renderHtml(release(trusted), files, { dev: true }),
    renderHtml(release({ ...trusted, overrides: true }), files),
  ])
    expect(free).not.toContain('trusted-types');
});

test('the policy contains the merchant’s allowed origins, and localhost with overrides only', () => {
  const allow = { frames: ['https://games.example'], scripts: ['https://static.captcha.example'] };
  const closed = renderHtml(release({ merchant: { ...aurora, allow } }), files).csp;
  expect(directive(closed, 'frame-src')).toBe("frame-src 'self' https://games.example");
  expect(directive(closed, 'script-src')).toContain('https://static.captcha.example');
  expect(closed).not.toContain('localhost');
  const open = renderHtml(release({ overrides: true }), files, { dev: true }).csp;
  expect(directive(open, 'script-src')).toContain("'unsafe-eval' http://localhost:* http://127.0.0.1:*");
  expect(directive(open, 'connect-src')).toContain('ws://localhost:*');
});

test('the policies have the sources of the release in place of the origins that the page reads', () => {
  const origins = { scripts: ['https://vendor.example'], connect: ['https://api.example'] };
  const stored = {
    ...release({ merchant: { ...aurora, allow: origins } }),
    sources: { scripts: ['https://vendor.example/sdk/'], connect: ['https://api.example/v1/'] },
  };
  const { csp, html } = renderHtml(stored, files);
  expect(directive(csp, 'script-src')).toMatch(/ https:\/\/vendor.example\/sdk\/$/);
  expect(directive(csp, 'connect-src')).toBe("connect-src 'self' https://api.example/v1/");
  expect(directive(workerPolicy(stored), 'connect-src')).toBe("connect-src 'self' https://api.example/v1/");
  const inPage = JSON.parse(between(html, 'id="tessera-release">', '</script>'));
  expect(inPage.merchant.allow).toEqual(origins);
  expect(inPage).not.toHaveProperty('sources');
});

test('the main script is requested before styles and release, but runs after the early script; it has a hash', () => {
  const { html } = renderHtml(release(), files);
  const main = `<script defer fetchpriority="high" crossorigin="anonymous" integrity="${sha384('main')}" src="/m/shell/1.2.0/main.js"></script>`;
  expect(html).toContain(main);
  expect(html.indexOf(main)).toBeLessThan(html.indexOf('<style>'));
  expect(html.indexOf(main)).toBeLessThan(html.indexOf('id="tessera-release"'));
  // A deferred script runs after the document, an inline script at its place.
  expect(html).toContain(`<script>${files.early}</script>`);
  expect(html.indexOf('id="tessera-release"')).toBeLessThan(html.indexOf(files.early));
});

test('an early script with an end tag is refused', () => {
  expect(() => renderHtml(release(), { ...files, early: 'x = "</script>"' })).toThrow(/Remove it/);
});

test('small styles are inline; large styles, and those with relative URLs, are links with a hash', () => {
  const link = `<link rel="stylesheet" href="/m/shell/1.2.0/main.css" integrity="${sha384('css')}" crossorigin="anonymous">`;
  const small = renderHtml(release(), files).html;
  expect(small).toContain(files.css);
  expect(small).not.toContain(link);
  const noise = Array.from(
    { length: 900 },
    (_, i) => `.${sha384(String(i)).replace(/\W/g, '')}{color:red}`,
  ).join('');
  const drawn = '.a{mask-image:url("data:image/svg+xml,%3csvg/%3e")}';
  expect(renderHtml(release(), { ...files, css: drawn }).html).toContain(drawn);
  for (const css of [noise, '.a{background:url(picture.svg)}', '.a{background:url( "picture.svg")}']) {
    const { html } = renderHtml(release(), { ...files, css });
    expect(html).toContain(link);
    expect(html).not.toContain(css);
    expect(html).toContain(skeletonCss);
  }
});

test("the merchant's brand values override every theme, and an unsafe value is refused", () => {
  const merchant = { ...aurora, brand: { '--color-accent': '#ff0055', '--radius-m': '4px' } };
  const { html } = renderHtml(release({ merchant }), files);
  expect(html).toContain(':root{--color-accent:#ff0055;--radius-m:4px}</style>');
  const bad = { ...aurora, brand: { '--color-accent': 'red}</style><script>' } };
  expect(() => renderHtml(release({ merchant: bad }), files)).toThrow(/--color-accent/);
});

test("a merchant's icon is used for the tab and the home screen", () => {
  const { html } = renderHtml(release({ merchant: { ...aurora, icon: '/wps/icon-192.png' } }), files);
  expect(html).toContain('<link rel="icon" href="/wps/icon-192.png">');
  expect(html).toContain('<link rel="apple-touch-icon" href="/wps/icon-192.png">');
});

describe('with the real tokens and themes', () => {
  const ui = (file: string) => readFileSync(join(__dirname, '../../../shared/ui/src', file), 'utf8');
  const css = [ui('tokens/reset.css'), ui('tokens/tokens.css'), ui('themes/themes.css')].join('\n');

  test('the theme color is the background of the template and scheme', () => {
    const metas = (merchant: ReleaseFile['merchant']) =>
      renderHtml(release({ merchant }), { ...files, css }).html.match(/<meta name="theme-color"[^>]*>/g);
    expect(metas(aurora)).toEqual(['<meta name="theme-color" content="#080e20">']);
    expect(metas({ ...aurora, scheme: 'light' })).toEqual(['<meta name="theme-color" content="#eff2fa">']);
    expect(metas(zahra)).toEqual([
      '<meta name="theme-color" content="#150a1c" media="(prefers-color-scheme: dark)">',
      '<meta name="theme-color" content="#f5f0f8" media="(prefers-color-scheme: light)">',
    ]);
    expect(metas({ ...aurora, brand: { '--color-bg': '#123456' } })).toEqual([
      '<meta name="theme-color" content="#123456">',
    ]);
  });

  test('the page with five remotes of ten files each fits into the first round trip (14 kB)', () => {
    const remotes = Array.from({ length: 5 }, (_, r) => {
      const names = Array.from({ length: 10 }, (_, f) => `chunk-${f}.${r}a${f}b.js`);
      const candidate = {
        name: `remote-${r}`,
        version: '1.0.0',
        shell: '^1.0.0',
        base: `/m/remotes/remote-${r}/1.0.0/`,
        weight: 1,
        entry: names[0],
        routes: names.map((_, i) => ({ path: `/m/r${r}/p${i}`, chunk: `c${i}` })),
        integrity: Object.fromEntries(names.map((name) => [name, sha384(name)])),
        chunks: Object.fromEntries(names.map((name, i) => [`c${i}`, [name]])),
        catalogs: {},
      };
      return [candidate.name, { candidates: [candidate] }];
    });
    const real = parseRelease({ ...release(), remotes: Object.fromEntries(remotes) });
    const early = Array.from({ length: 40 }, (_, i) => `var a${i}=${i};`).join('');
    const { html } = renderHtml(real, { early, css });
    expect(html).toContain('--color-surface-raised');
    expect(brotliCompressSync(html).length).toBeLessThan(14 * 1024);
  });
});

test('the skeleton is smaller than 1 kB compressed, needs no script, and uses logical properties only', () => {
  const { html } = renderHtml(release(), files);
  const markup = between(html, '<div id="root">', '<div id="overlays">');
  expect(brotliCompressSync(skeletonCss + markup).length).toBeLessThan(1024);
  expect(markup.match(/<div class="sk-nav">(<i><\/i>){5}<\/div>/)).not.toBeNull();
  expect(skeletonCss).not.toMatch(/[{;](margin|padding|border|inset)?-?(left|right)|#[0-9a-f]{3}/);
});
