// @full: makes, builds and tests a remote, more than a minute.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRemote } from '@tessera/create-remote';
import { openFolderStore, publish } from '@tessera/release';
import { layersOf, violations } from '../structure/layers';
import { readSources } from '../structure/source-imports';
import { inWorkspace } from '../workspace';
import { linkPackages } from './link-packages';

/** Inside the workspace, so that modules resolve as for every piece, but in a folder that is not searched for pieces. */
const place = inWorkspace('.tessera', `create-remote-${process.pid}`);
const dir = path.join(place, 'remote-daily-quiz');
/** A second folder, like that of another checkout. */
const elsewhere = `${place}-elsewhere`;

beforeAll(() => {
  mkdirSync(place, { recursive: true });
  expect(createRemote({ name: 'daily-quiz', workspace: place, shell: '1.0.0' })).toBe(dir);
  linkPackages(dir);
});
afterAll(() => {
  for (const folder of [place, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

const runIn = (cwd: string, command: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const run = (command: string, ...args: readonly string[]) => runIn(dir, command, ...args);
const build = (folder = dir) =>
  runIn(folder, process.execPath, inWorkspace('shared/build/bin/tessera-build.mjs'), 'build');
const page = path.join(dir, 'src/pages/overview.tsx');

test('a new remote has all files, with its own name in them', () => {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('node_modules'),
  );
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'remote.config.ts', 'src/remote.tsx', 'src/locales/AR.json']),
  );
  for (const file of ['package.json', 'remote.config.ts', 'src/remote.tsx'])
    expect(readFileSync(path.join(dir, file), 'utf8')).toContain('daily-quiz');
  expect(readdirSync(place)).toEqual(['remote-daily-quiz']);
});

test('its sources follow the layers that its README lists', () => {
  const layers = layersOf(readFileSync(path.join(dir, 'README.md'), 'utf8'));
  const own = { name: '@tessera/remote-daily-quiz' };
  expect(layers).toEqual(['remote.tsx', 'pages']);
  expect(violations(layers ?? [], readSources(path.join(dir, 'src'), own))).toEqual([]);
});

test('its types and format are correct, and its own tests pass', () => {
  for (const kind of ['browser', 'test']) {
    const config = path.join(place, `tsconfig.${kind}.json`);
    writeFileSync(config, JSON.stringify({ extends: inWorkspace(`tsconfig.${kind}.json`) }));
    expect(run(inWorkspace('node_modules/.bin/tsc'), '-p', config)).toEqual({ status: 0, output: '' });
  }
  for (const file of [
    'package.json',
    'README.md',
    'remote.config.ts',
    'src/remote.tsx',
    'src/pages/overview.test.tsx',
  ]) {
    const input = readFileSync(path.join(dir, file), 'utf8');
    const asIs = [`--stdin-file-path=${inWorkspace('remote-daily-quiz', file)}`];
    const formatted = spawnSync(inWorkspace('node_modules/.bin/biome'), ['format', ...asIs], {
      cwd: inWorkspace(),
      input,
      encoding: 'utf8',
    });
    expect(formatted).toMatchObject({ status: 0, stdout: input });
  }
  const tested = run(inWorkspace('node_modules/.bin/jest'), '--ci');
  expect(tested.output).toContain('4 passed');
  expect(tested.status).toBe(0);
}, 120_000);

test('its build can be published, with its route and what it uses of the shell', async () => {
  expect(build()).toMatchObject({ status: 0 });
  const store = openFolderStore(path.join(place, 'store'));
  const { base, version } = await publish(store, path.join(dir, 'dist'), { fast: true });
  expect(version).toBe('1.0.0');
  const described = JSON.parse(String(await store.read(`${base}remote.json`)));
  expect(described).toMatchObject({
    name: 'daily-quiz',
    shell: '^1.0.0',
    routes: [{ path: '/m/daily-quiz', chunk: 'overview' }],
    uses: { i18n: ['useText'], session: ['useSession'] },
    consumes: { react: expect.stringMatching(/^\^19/), '@tessera/shell/': '^1.0.0' },
  });
  expect(Object.keys(described.catalogs).sort()).toEqual(['AR', 'CN', 'EN']);
}, 120_000);

test('the same sources give the same build in another folder', () => {
  const other = createRemote({ name: 'daily-quiz', workspace: elsewhere, shell: '1.0.0' });
  linkPackages(other);
  expect(build(other)).toMatchObject({ status: 0 });
  const [one, two] = [dir, other].map((folder) =>
    readFileSync(path.join(folder, 'dist/remote.json'), 'utf8'),
  );
  expect(two).toBe(one);
}, 120_000);

test('a build that breaks the contract with the shell fails', () => {
  const config = path.join(dir, 'remote.config.ts');
  const before = [page, config].map((file) => [file, readFileSync(file, 'utf8')] as const);
  const wrong = [
    "import { useSecret } from '@tessera/shell/session';",
    "import { engine } from '@tessera/shell/inside';",
    "import * as all from '@tessera/shell/site';",
    "import { provideVisits } from '@tessera/shell/testing';",
    `import { askSession } from '${inWorkspace('shell/src/boot/early/read-page')}';`,
    `import member from '${inWorkspace('remote-member/remote.config')}';`,
    'export const taken = [useSecret, engine, all, provideVisits, askSession, member];',
  ];
  writeFileSync(page, [...wrong, readFileSync(page, 'utf8')].join('\n'));
  writeFileSync(config, readFileSync(config, 'utf8').replace('^1.0.0', '^2.0.0'));
  const { status, output } = build();
  for (const [file, text] of before) writeFileSync(file, text);
  expect(status).not.toBe(0);
  for (const fault of [
    'says shell ^2.0.0, and it is built against shell 1.0.0',
    'useSecret of @tessera/shell/session is not in the public API',
    '@tessera/shell/inside is not in the public API',
    'Import names of @tessera/shell/site, not all of it',
    '@tessera/shell/testing is not in the public API',
    'read-page.ts is inside the shell',
    'remote.config.ts belongs to @tessera/remote-member',
  ])
    expect(output).toContain(fault);
}, 120_000);

test.each(['Bonus', 'x', 'a--b', '-a', 'a-', '1a', 'a b', '../a', 'shell', 'remotes', 'ä', 'a'.repeat(31)])(
  'a remote cannot be called %j',
  (name) => {
    expect(() => createRemote({ name, workspace: place, shell: '1.0.0' })).toThrow(
      expect.objectContaining({ name: 'CreateRemoteError', code: 'name-invalid' }),
    );
    expect(existsSync(path.join(place, `remote-${name}`))).toBe(false);
  },
);

test('an existing remote is not overwritten', () => {
  expect(() => createRemote({ name: 'daily-quiz', workspace: place, shell: '1.0.0' })).toThrow(
    expect.objectContaining({ code: 'name-taken' }),
  );
});

test.each([
  [['wallet'], 3, 'remote-member owns /m/wallet'],
  [['Bad'], 3, 'cannot be the name of a remote'],
  [[], 2, 'Usage: npx pnpm create-remote <name>'],
])(
  'create-remote %j exits with %d',
  (args, status, message) => {
    const ran = run(inWorkspace('node_modules/.bin/tsx'), inWorkspace('scripts/create-remote.ts'), ...args);
    expect(ran.output).toContain(message);
    expect(ran.status).toBe(status);
  },
  60_000,
);
