import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import type { Stats } from 'webpack';
import { runWebpack } from '../testing/run-webpack';
import { baseConfig } from './base';

let dir: string;
const file = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), text);
};

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'tessera-base-'));
  file('package.json', '{"name":"@tessera/remote-quiz","sideEffects":["**/*.css"]}');
  file('pnpm-lock.yaml', '');
});
afterEach(() => rmSync(dir, { recursive: true }));

const build = (): Promise<Stats> =>
  runWebpack({ ...baseConfig(dir), entry: { main: './src/main.ts' }, cache: false });

/** The built file with a name that matches. */
const built = (name: RegExp): string => {
  const found = readdirSync(path.join(dir, 'dist')).find((one) => name.test(one));
  return readFileSync(path.join(dir, 'dist', found ?? 'none'), 'utf8');
};
const messages = (stats: Stats): string => stats.toString({ all: false, errors: true });

const picture = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/><desc>${'x'.repeat(size)}</desc></svg>`;

describe('an SVG file', () => {
  test('of a style sheet, or of new URL(), is the picture itself, small or large', async () => {
    file('src/small.svg', picture(9));
    file('src/large.svg', picture(9_000));
    file('src/page.css', '.a { background: url("./small.svg"); mask: url("./large.svg") }');
    file(
      'src/main.ts',
      "import './page.css'; (globalThis as any).at = new URL('./small.svg', import.meta.url).href;",
    );
    const stats = await build();
    expect(messages(stats)).toBe('');
    const css = built(/\.css$/);
    const [, inlined = '', address = ''] =
      /background:url\("?(data:image\/svg\+xml,.*?)"?\);.*mask:url\("?(.*?)"?\)/.exec(css) ?? [];
    expect(decodeURIComponent(inlined)).toBe(`data:image/svg+xml,${picture(9)}`);
    expect(readFileSync(path.join(dir, 'dist', address), 'utf8')).toBe(picture(9_000));
    expect(built(/^main.*js$/)).toContain('data:image/svg+xml,%3Csvg');
  });

  test('that code imports is an icon, and one that is none stops the build by its name', async () => {
    file('src/wave.svg', picture(9));
    file('src/main.ts', "import wave from './wave.svg'; console.log(wave);");
    const stats = await build();
    expect(messages(stats)).toMatch(/\.\/src\/wave\.svg/);
    expect(messages(stats)).toContain('this file has <circle>');
  });
});

describe('a package', () => {
  const dependency = (code: string, type = 'module') => {
    file('node_modules/quiz/package.json', JSON.stringify({ name: 'quiz', version: '1.0.0', type }));
    file('node_modules/quiz/index.js', code);
    file('src/main.ts', "import { answer } from 'quiz';\n(globalThis as any).answer = answer();");
  };
  const answer = (): unknown => {
    const page: Record<string, unknown> = {
      document: { currentScript: { src: 'http://localhost/main.js' } },
    };
    vm.runInNewContext(built(/^main.*js$/), Object.assign(page, { self: page }));
    return page.answer;
  };
  const newer = 'class Sum { static value = 40; static { Sum.value += 2; } }';

  test.each([
    ['an ES module', `${newer}\nexport const answer = () => Sum.value;`, 'module'],
    ['CommonJS', `${newer}\nexports.answer = () => Sum.value;`, 'commonjs'],
  ])('as %s is compiled for the oldest browsers', async (_, code, type) => {
    dependency(code, type);
    expect(messages(await build())).toBe('');
    expect(answer()).toBe(42);
    expect(built(/^main.*js$/)).not.toMatch(/static\s*\{/);
  });

  test('with syntax that nothing compiles stops the build, with its file and line', async () => {
    dependency("const price = /(?<=\\$)\\d+/;\n\nexport const answer = () => price.exec('$42')[0];");
    const stats = await build();
    const place = 'a lookbehind in a regular expression, node_modules/quiz/index.js:1.';
    expect(messages(stats)).toMatch(/The oldest supported browsers cannot parse main\.\w+\.js: /);
    expect(messages(stats)).toContain(place);
  });

  test('has the names of its own files in the source map, whatever its own map says', async () => {
    dependency('export const answer = () => 42;\n//# sourceMappingURL=index.js.map\n');
    const own = { version: 3, file: 'index.js', sources: ['../src/other.ts'], names: [], mappings: 'AAAA' };
    file('node_modules/quiz/index.js.map', JSON.stringify(own));
    expect(messages(await build())).toBe('');
    const { sources } = JSON.parse(built(/^main.*js\.map$/));
    expect(sources).toContain('webpack://@tessera/remote-quiz/./node_modules/quiz/index.js');
    expect(String(sources)).not.toContain('other.ts');
  });
});
