import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { object, optional, parse, record, string } from 'valibot';
import { inWorkspace, pieces } from '../workspace';
import { circles, layersOf, violations } from './layers';
import { type OwnPackage, readSources, type Sources } from './source-imports';

/** Packages of modules side by side, without layers. Their imports point one way too. */
const flat: readonly string[] = [
  'shared/build',
  'shared/contract',
  'shared/i18n',
  'shared/remote',
  'shared/rich-text',
  'shared/ui',
];

const packages = [
  ...pieces,
  'release',
  'console',
  'gallery',
  'sandbox',
  ...readdirSync(inWorkspace('shared')).map((name) => `shared/${name}`),
].filter((name) => existsSync(inWorkspace(name, 'src')));

const readLayers = (name: string): readonly string[] | undefined => {
  const readme = inWorkspace(name, 'README.md');
  return existsSync(readme) ? layersOf(readFileSync(readme, 'utf8')) : undefined;
};

const ownPackage = (name: string): OwnPackage =>
  parse(
    object({ name: string(), exports: optional(record(string(), string())) }),
    JSON.parse(readFileSync(inWorkspace(name, 'package.json'), 'utf8')),
  );

const read = new Map<string, Sources>();

/** The sources of a package, which several tests look at. */
function sourcesOf(name: string): Sources {
  const sources = read.get(name) ?? readSources(inWorkspace(name, 'src'), ownPackage(name));
  read.set(name, sources);
  return sources;
}

describe('layers of packages', () => {
  for (const name of packages.filter((each) => !flat.includes(each))) {
    test(`${name} keeps its layers`, () => {
      const layers = readLayers(name);
      if (!layers) throw new Error(`${name}/README.md has no section "## Layers"`);
      expect(violations(layers, sourcesOf(name))).toEqual([]);
    });
  }

  test.each(flat)('in %s no imports form a circle', (name) => {
    expect(circles(sourcesOf(name).imports)).toEqual([]);
  });
});

describe('packages import each other by name', () => {
  // The compiler resolves a name through the package's exports only, so what is not exported stays private.
  test.each(packages)('%s imports no file of another package by its path', (name) => {
    expect(sourcesOf(name).outside).toEqual([]);
  });
});

describe('rules of layers', () => {
  const layers = ['main.ts', 'pages', 'core'];
  const files = [
    'main.ts',
    'pages/index.ts',
    'pages/home.ts',
    'pages/home.test.ts',
    'core/index.ts',
    'core/session/index.ts',
    'core/session/token.ts',
    'testing/fake.ts',
  ];
  const check = (...imports: readonly (readonly [from: string, to: string])[]): string[] =>
    violations(layers, { files, imports: imports.map(([from, to]) => ({ from, to })) });

  test('a layer imports entries of layers below it', () => {
    expect(
      check(
        ['main.ts', 'pages/index.ts'],
        ['pages/home.ts', 'core/index.ts'],
        ['pages/home.ts', 'core/session/index.ts'],
        ['core/index.ts', 'core/session/token.ts'],
        ['pages/home.test.ts', 'core/session/token.ts'],
        ['pages/home.test.ts', 'testing/fake.ts'],
        ['testing/fake.ts', 'main.ts'],
      ),
    ).toEqual([]);
  });

  test('a layer does not import a layer above it', () => {
    expect(check(['core/session/token.ts', 'pages/index.ts'])).toEqual([
      "src/core/session/token.ts imports src/pages/index.ts: a layer imports only layers below it in the README's table",
    ]);
  });

  test('a layer does not import the inside of another layer', () => {
    expect(check(['pages/home.ts', 'core/session/token.ts'])).toEqual([
      'src/pages/home.ts imports src/core/session/token.ts: another layer is imported by its entry only, layer/index, layer/module/index or a single file of a layer without index',
    ]);
  });

  test('only tests import testing/', () => {
    expect(check(['pages/home.ts', 'testing/fake.ts'])).toEqual([
      'src/pages/home.ts imports src/testing/fake.ts: only tests may import tests and testing/',
    ]);
  });

  test('no circle of files or folders at any depth', () => {
    expect(
      check(
        ['core/index.ts', 'core/session/token.ts'],
        ['core/session/index.ts', 'core/index.ts'],
        ['pages/index.ts', 'pages/home.ts'],
        ['pages/home.ts', 'pages/index.ts'],
      ),
    ).toEqual([
      'circle in src/core: index.ts → session → index.ts: imports point one way\n    src/core/index.ts imports src/core/session/token.ts\n    src/core/session/index.ts imports src/core/index.ts',
      'circle in src/pages: index.ts → home.ts → index.ts: imports point one way\n    src/pages/index.ts imports src/pages/home.ts\n    src/pages/home.ts imports src/pages/index.ts',
    ]);
  });

  test('the table names every layer, and no other', () => {
    expect(violations(['main.ts', 'pages', 'host'], { files, imports: [] })).toEqual([
      'src/core is no row of the table of layers in the README',
      'the table of layers in the README names src/host, which does not exist',
    ]);
  });

  test('the table is read from its section of the README', () => {
    const readme =
      '# A\n\n| x | y |\n|---|---|\n| z | |\n\n## Layers\n\nText.\n\n| Layer | What is in it |\n| --- | --- |\n| `main.ts` | start |\n| `core/` | a `b` |\n\n## Next\n\n| no | |\n';
    expect(layersOf(readme)).toEqual(['main.ts', 'core']);
    expect(layersOf('# A\n')).toBeUndefined();
  });

  test('every form of import is read from a file', () => {
    const sources = readSources(path.join(inWorkspace('scripts'), 'structure'), { name: '@tessera/none' });
    expect(sources.imports).toContainEqual({ from: 'layers.ts', to: 'source-imports.ts' });
    expect(sources.imports).toContainEqual({ from: 'layers.test.ts', to: 'layers.ts' });
  });
});
