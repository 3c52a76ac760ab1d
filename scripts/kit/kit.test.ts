// @full: packs the whole kit, three quarters of a minute.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inWorkspace } from '../workspace';
import type { Packed } from './pack';

const place = inWorkspace('.tessera', `kit-${process.pid}`);
const out = path.join(place, 'out');
/** The tarballs, as npm unpacks them. */
const installed = path.join(place, 'consumer/node_modules/@tessera');

let packed: readonly Packed[];
let checked: { readonly status: number | null; readonly stderr: string };

beforeAll(() => {
  // publint consists of ES modules, which jest does not load.
  checked = spawnSync(process.execPath, ['--import', 'tsx', inWorkspace('scripts/kit.ts'), '--out', out], {
    cwd: inWorkspace(),
    encoding: 'utf8',
  });
  packed = JSON.parse(readFileSync(path.join(out, 'kit.json'), 'utf8'));
  for (const { name, file } of packed) {
    const dir = path.join(installed, name.replace('@tessera/', ''));
    mkdirSync(dir, { recursive: true });
    execFileSync('tar', ['-xzf', path.join(out, file), '-C', dir, '--strip-components=1']);
  }
}, 120_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

const read = (name: string, file: string) => readFileSync(path.join(installed, name, file), 'utf8');

test('publint and Are The Types Wrong find nothing in the packages', () => {
  expect(checked).toMatchObject({ status: 0, stderr: '' });
});

test('every package has a licence, a README and exact versions of the others, and names the commit', () => {
  for (const { name, version } of packed) {
    const short = name.replace('@tessera/', '');
    expect(readdirSync(path.join(installed, short))).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist']),
    );
    const manifest = JSON.parse(read(short, 'package.json'));
    expect(manifest).toMatchObject({ name, version, license: 'UNLICENSED', type: 'module' });
    expect(manifest.private).toBeUndefined();
    for (const wanted of Object.values(manifest.dependencies)) expect(wanted).toMatch(/^\d+\.\d+\.\d+$/);
  }
  const { dependencies, peerDependencies } = JSON.parse(read('shell', 'package.json'));
  expect(dependencies).toMatchObject({
    '@tessera/contract': expect.any(String),
    zustand: expect.any(String),
  });
  expect(dependencies).not.toHaveProperty('workbox-core');
  expect(peerDependencies).toMatchObject({ react: '^19.0.0', 'react-router-dom': '^7.0.0' });
  const { packages, others } = JSON.parse(read('create-remote', 'kit.json'));
  expect(packages).toEqual(Object.fromEntries(packed.map(({ name, version }) => [name, version])));
  expect(others).toMatchObject({ react: expect.any(String) });
});

test('the build tool has the modules that it puts in the place of those of the federation runtime', () => {
  const folder = 'webpack/federation';
  const modules = readdirSync(inWorkspace('shared/build/src', folder)).filter((file) =>
    file.endsWith('.mjs'),
  );
  expect(modules).toContain('runtime-of-shell.mjs');
  expect(readdirSync(path.join(installed, 'build/dist', folder))).toEqual(expect.arrayContaining(modules));
});

/** Links what the packages need from the registry, as npm installs it. */
function linkOthers(): void {
  const modules = path.join(place, 'consumer/node_modules');
  const from = ['shell', 'shared/rich-text', 'shared/remote', 'shared/build', 'release', '.'].map((folder) =>
    inWorkspace(folder, 'node_modules'),
  );
  const links = from.flatMap((folder) =>
    readdirSync(folder).flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(path.join(folder, name)).map((one) => [`${name}/${one}`, folder] as const)
        : [[name, folder] as const],
    ),
  );
  for (const [name, folder] of new Map(links.filter(([name]) => !/^\.|^@tessera\//.test(name)))) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.join(folder, name), path.join(modules, name));
  }
}

test('the declarations stand alone: a strict compiler reads every entry, with all libraries checked', () => {
  linkOthers();
  const entries = packed.flatMap(({ name }) =>
    Object.keys(JSON.parse(read(name.replace('@tessera/', ''), 'package.json')).exports)
      .filter((subpath) => !/\.css$|assets$|cli$/.test(subpath))
      .map((subpath) => name + subpath.slice(1)),
  );
  const consumer = path.join(place, 'consumer');
  writeFileSync(
    path.join(consumer, 'all.ts'),
    entries.map((entry, at) => `export type Entry${at} = typeof import('${entry}');`).join('\n'),
  );
  writeFileSync(
    path.join(consumer, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node', 'jest'],
        strict: true,
        skipLibCheck: false,
        noEmit: true,
      },
      files: ['all.ts'],
    }),
  );
  const { stdout } = spawnSync(inWorkspace('node_modules/.bin/tsc'), ['-p', '.'], {
    cwd: consumer,
    encoding: 'utf8',
  });
  const own = stdout.split('\n').filter((line) => /^(all\.ts|node_modules\/@tessera)/.test(line));
  expect(own).toEqual([]);
}, 60_000);

test('the programs run in Node without a compiler', () => {
  const run = (name: string, file: string, ...args: readonly string[]) =>
    spawnSync(process.execPath, [path.join(installed, name, file), ...args], {
      cwd: place,
      encoding: 'utf8',
    });
  expect(run('release', 'dist/main.js', '--help').stdout).toContain('roll-out');
  expect(run('create-remote', 'bin/create-remote.mjs', '--help').stdout).toContain('--standalone');
  const created = run('create-remote', 'bin/create-remote.mjs', 'bonus', '--standalone');
  expect(created).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(path.join(place, 'remote-bonus'))).toContain('biome.json');
  expect(run('build', 'bin/tessera-build.mjs', 'dev').stdout).toContain('--for');
});

test('release console serves the app from the packed kit', async () => {
  const [main, store] = [path.join(installed, 'release/dist/main.js'), path.join(place, 'store')];
  expect(readdirSync(path.join(installed, 'console/dist'))).toEqual(
    expect.arrayContaining(['api', 'console.json']),
  );
  mkdirSync(store);
  const child = spawn(process.execPath, [main, 'console', '--port', '0', '--store', store], {
    cwd: place,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [link] = await once(createInterface({ input: child.stdout }), 'line');
    const { origin } = new URL(String(link));
    const page = await (await fetch(origin)).text();
    const files = [...page.matchAll(/(?:src|href)="(\/app\/[^"]+)"/g)].map(([, file]) => `${origin}${file}`);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(await fetch(file)).toMatchObject({ status: 200 });
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}, 30_000);
