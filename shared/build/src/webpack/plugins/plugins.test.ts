import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import type { Stats } from 'webpack';
import { runWebpack } from '../../testing/run-webpack';
import { AddHashesPlugin } from './add-hashes';
import { ChunkIdsPlugin } from './chunk-ids';
import { type BuildFacts, DescribeBuildPlugin } from './describe-build';
import { IntegrityPlugin } from './integrity';

const dir = mkdtempSync(path.join(tmpdir(), 'tessera-build-'));
const dist = path.join(dir, 'dist');
const file = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), text);
};
let facts: BuildFacts;

function build(entry: string, out = dist): Promise<Stats> {
  return runWebpack({
    context: dir,
    mode: 'production',
    target: ['web', 'es2021'],
    entry: { main: entry },
    devtool: 'hidden-source-map',
    output: {
      path: out,
      publicPath: '/m/x/',
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: true,
    },
    optimization: { minimize: false },
    module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
    plugins: [
      new ChunkIdsPlugin(),
      new IntegrityPlugin(),
      new DescribeBuildPlugin('facts.json', (found) => {
        facts = found;
        return { ...found, version: '1.0.0' };
      }),
    ],
    performance: false,
  });
}

/** @returns the hash of a file as it lies in the folder of the build */
const hashOnDisk = (name: string): string =>
  `sha384-${createHash('sha384')
    .update(readFileSync(path.join(dist, name)))
    .digest('base64')}`;

beforeAll(async () => {
  file('src/page.js', 'export { default } from "./picture.svg";');
  file('src/locales/EN.json', '{"hello":"Hello"}');
  file('src/locales/PT-BR.json', '{"hello":"Olá"}');
  file(
    'src/main.js',
    `globalThis.load = () => import(/* webpackChunkName: "page" */ './page');
     globalThis.texts = (code) => import(/* webpackChunkName: "locale-[request]" */ \`./locales/\${code}.json\`);`,
  );
  file('src/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  file('src/worker.js', 'globalThis.worker = 1;');
  file('src/broken.js', 'import "./no-such-file";');
  const stats = await build('./src/main.js');
  expect(stats.hasErrors()).toBe(false);
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('the description of a build', () => {
  test('stands beside it', () => {
    expect(JSON.parse(readFileSync(path.join(dist, 'facts.json'), 'utf8'))).toEqual({
      ...facts,
      version: '1.0.0',
    });
  });

  test('has the hash of every script as it lies there, and of nothing else', () => {
    const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
    expect(Object.keys(facts.integrity).sort()).toEqual(scripts.sort());
    for (const [name, hash] of Object.entries(facts.integrity)) expect(hash).toBe(hashOnDisk(name));
  });

  test('has the hash of every other file that is published', () => {
    const pictures = readdirSync(dist).filter((name) => name.endsWith('.svg'));
    expect(pictures).toHaveLength(1);
    expect(facts.assets).toEqual(Object.fromEntries(pictures.map((name) => [name, hashOnDisk(name)])));
  });

  test('gets the hashes of scripts that other builds wrote', async () => {
    file('dist/early.js', 'early();');
    const stats = await runWebpack({
      context: dir,
      mode: 'production',
      entry: { worker: './src/worker.js' },
      output: { path: dist, filename: '[name].js' },
      plugins: [new AddHashesPlugin('facts.json', ['early.js', 'worker.js'])],
    });
    expect(stats.hasErrors()).toBe(false);
    const described = JSON.parse(readFileSync(path.join(dist, 'facts.json'), 'utf8'));
    expect(described).toEqual({
      ...facts,
      version: '1.0.0',
      integrity: {
        ...facts.integrity,
        'early.js': hashOnDisk('early.js'),
        'worker.js': hashOnDisk('worker.js'),
      },
    });
  });

  test('tells pages from texts, and texts by their language', () => {
    expect(facts.chunks).toEqual({ main: ['main.js'], page: ['page.js'] });
    expect(Object.keys(facts.catalogs).sort()).toEqual(['EN', 'PT-BR']);
    for (const files of Object.values(facts.catalogs)) expect(files).toHaveLength(1);
  });

  test('is not written for a build that failed', async () => {
    const stats = await build('./src/broken.js', path.join(dir, 'broken'));
    expect(stats.hasErrors()).toBe(true);
    expect(existsSync(path.join(dir, 'broken', 'facts.json'))).toBe(false);
  });
});

test('a chunk has its name as its number, and one without a name the number of webpack', async () => {
  file('src/parts.js', `import(/* webpackChunkName: "page" */ './page'); import('./worker');`);
  const stats = await build('./src/parts.js', path.join(dir, 'parts'));
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, ids: true });
  expect(Object.fromEntries(chunks.map(({ id, names = [] }) => [names[0] ?? 'none', id]))).toEqual({
    main: 'main',
    page: 'page',
    none: expect.any(Number),
  });
});

describe('the guard of what the built code loads', () => {
  /** Runs the built main script in a page that only records what it would load. */
  function page(guard: (tag: object, address: string) => void) {
    const inserted: object[] = [];
    const sandbox = {
      __tesseraGuard: guard,
      document: {
        createElement: () => ({
          setAttribute() {},
          getAttribute: () => null,
          set src(_: string) {
            throw new Error('the guard sets the address, from a policy of Trusted Types');
          },
        }),
        getElementsByTagName: () => [],
        head: { appendChild: (tag: object) => inserted.push(tag) },
      },
      setTimeout: () => 0,
      clearTimeout: () => undefined,
      load: () => Promise.resolve(),
    };
    vm.runInNewContext(
      readFileSync(path.join(dist, 'main.js'), 'utf8'),
      Object.assign(sandbox, { self: sandbox }),
    );
    return { load: sandbox.load, inserted };
  }

  test('sees every script before it is in the page', () => {
    const seen: Array<{ address: string; isInserted: boolean }> = [];
    const { load, inserted } = page((tag, address) =>
      seen.push({ address, isInserted: inserted.includes(tag) }),
    );
    void load();
    expect(seen).toEqual([{ address: '/m/x/page.js', isInserted: false }]);
    expect(inserted).toHaveLength(1);
  });

  test('keeps out what it refuses', () => {
    const { load, inserted } = page(() => {
      throw new Error('not in the release');
    });
    expect(load).toThrow('not in the release');
    expect(inserted).toEqual([]);
  });
});
