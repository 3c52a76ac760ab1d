import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import semver from 'semver';
import { openFolderStore } from '../store/folder-store';
import { newFolder, remoteDist, removeFolders, shellDist, shellFiles } from '../testing/dists';
import { publish } from './publish';

afterEach(removeFolders);

const emptyStore = async () => openFolderStore(await newFolder());

test('a published version has all files of the build and its description', async () => {
  const store = await emptyStore();
  expect(await publish(store, await remoteDist())).toEqual({
    kind: 'remote',
    name: 'games',
    version: '2.0.0',
    base: '/m/remotes/games/2.0.0/',
    isNew: true,
  });
  expect(await publish(store, await shellDist())).toMatchObject({ name: 'shell', base: '/m/shell/1.2.0/' });
  expect((await store.read('/m/remotes/games/2.0.0/chunks/home.js'))?.toString()).toBe('"home";');
  expect((await store.read('/m/remotes/games/2.0.0/logo.png'))?.toString()).toBe('picture');
  const description = await store.read('/m/remotes/games/2.0.0/remote.json');
  expect(JSON.parse(String(description))).toMatchObject({ name: 'games', entry: 'remoteEntry.js' });
});

test('text files have compressed copies if those are smaller, pictures have none', async () => {
  const store = await emptyStore();
  await publish(store, await shellDist());
  await publish(store, await remoteDist());
  const main = '/m/shell/1.2.0/main.js';
  const [br, gz] = await Promise.all([store.read(`${main}.br`), store.read(`${main}.gz`)]);
  expect(brotliDecompressSync(br ?? '').toString()).toBe(shellFiles['main.js']);
  expect(gunzipSync(gz ?? '').toString()).toBe(shellFiles['main.js']);
  expect(await store.has('/m/remotes/games/2.0.0/logo.png.br')).toBe(false);
  expect(await store.has('/m/remotes/games/2.0.0/chunks/home.js.br')).toBe(false);
});

test('publishing the same build again changes nothing, even with another compression level', async () => {
  const store = await emptyStore();
  const dist = await shellDist();
  await publish(store, dist);
  const compressed = await store.read('/m/shell/1.2.0/main.js.br');
  await expect(publish(store, dist, { fast: true })).resolves.toMatchObject({ version: '1.2.0' });
  expect(await store.read('/m/shell/1.2.0/main.js.br')).toEqual(compressed);
});

test('copies are kept by content: what was compressed before is not compressed again', async () => {
  const kept = await emptyStore();
  const first = await emptyStore();
  await publish(first, await shellDist(), { kept });
  const copies = await kept.files('/m/compressed');
  expect(copies.map(({ path }) => path)).toContainEqual(expect.stringMatching(/[0-9a-f]{64}\.br$/));
  const second = await emptyStore();
  await publish(second, await shellDist({ build: { version: '1.3.0' } }), { kept });
  // With the times of their writes. The list of packages names the version, so that it is new.
  expect(await kept.files('/m/compressed')).toEqual(expect.arrayContaining([...copies]));
  const main = (version: string) => `/m/shell/${version}/main.js.br`;
  expect(await second.read(main('1.3.0'))).toEqual(await first.read(main('1.2.0')));
});

test('a published version with other content is refused, and nothing is written', async () => {
  const store = await emptyStore();
  await publish(store, await remoteDist());
  const changed = remoteDist({ files: { 'chunks/home.js': '"other";', 'chunks/new.js': '"new";' } });
  await expect(publish(store, await changed)).rejects.toMatchObject({ code: 'version-changed' });
  expect((await store.read('/m/remotes/games/2.0.0/chunks/home.js'))?.toString()).toBe('"home";');
  expect(await store.has('/m/remotes/games/2.0.0/chunks/new.js')).toBe(false);
});

test('a changed, missing or unlisted file is refused', async () => {
  const store = await emptyStore();
  const touched = await remoteDist();
  await writeFile(join(touched, 'remoteEntry.js'), 'evil()');
  await expect(publish(store, touched)).rejects.toMatchObject({ code: 'file-changed' });

  const missing = await remoteDist({ build: { chunks: { home: ['chunks/gone.js'] } } });
  await expect(publish(store, missing)).rejects.toMatchObject({ code: 'file-missing' });

  const unlisted = await remoteDist({ build: { integrity: {} } });
  await expect(publish(store, unlisted)).rejects.toMatchObject({ code: 'file-unlisted' });
  expect(await store.list('/m/remotes')).toEqual([]);
});

test.each([
  ['early.js', shellDist],
  ['sw.js', () => shellDist({ files: { 'sw.js': 'self.ran = "worker";' } })],
  ['logo.png', remoteDist],
])('a changed %s is refused, as scripts and styles of the page are', async (file, dist) => {
  const store = await emptyStore();
  const touched = await dist();
  await writeFile(join(touched, file), 'evil()');
  await expect(publish(store, touched)).rejects.toMatchObject({
    code: 'file-changed',
    message: expect.stringContaining(file),
  });
  expect(await store.list('/m')).toEqual([]);
});

test.each(['stray.html', 'early.js'])('a %s without a hash in the description is refused', async (file) => {
  const store = await emptyStore();
  const dist = await shellDist();
  const description = join(dist, 'shell.json');
  const { integrity, ...build } = JSON.parse(await readFile(description, 'utf8'));
  delete integrity[file];
  await writeFile(description, JSON.stringify({ ...build, integrity }));
  await writeFile(join(dist, file), 'evil()');
  await expect(publish(store, dist)).rejects.toMatchObject({
    code: 'file-unlisted',
    message: expect.stringContaining(file),
  });
  expect(await store.list('/m')).toEqual([]);
});

test.each(['early.js', 'main.js'])(
  'a %s whose hash is not where releases have it is refused',
  async (file) => {
    const store = await emptyStore();
    const dist = await shellDist();
    const description = join(dist, 'shell.json');
    const { integrity, assets, ...build } = JSON.parse(await readFile(description, 'utf8'));
    assets[file] = integrity[file];
    delete integrity[file];
    await writeFile(description, JSON.stringify({ ...build, integrity, assets }));
    await expect(publish(store, dist)).rejects.toMatchObject({
      code: 'file-unlisted',
      message: expect.stringContaining(file),
    });
  },
);

test('publishing that fails has ended: nothing is written afterwards', async () => {
  const store = await emptyStore();
  let running = 0;
  const failing = {
    ...store,
    add: async (path: string, bytes: Buffer) => {
      if (path.endsWith('early.js')) throw new Error('no space left');
      running += 1;
      await store.add(path, bytes);
      running -= 1;
    },
  };
  await expect(publish(failing, await shellDist(), { fast: true })).rejects.toThrow('no space left');
  expect(running).toBe(0);
  expect(await store.has('/m/shell/1.2.0/main.js')).toBe(true);
  expect(await store.has('/m/shell/1.2.0/shell.json')).toBe(false);
});

test('a folder without a valid build is refused', async () => {
  const store = await emptyStore();
  await expect(publish(store, await newFolder())).rejects.toMatchObject({ code: 'build-invalid' });
  await expect(publish(store, '/no/such/folder')).rejects.toMatchObject({ code: 'build-invalid' });
  await expect(publish(store, '/no/such/folder')).rejects.toThrow('cannot be read: ENOENT');
  const torn = await newFolder();
  await writeFile(join(torn, 'remote.json'), '{\n  "name": "games",\n}');
  await expect(publish(store, torn)).rejects.toThrow(
    'remote.json does not describe a build: line 3, column 1: property name expected. Build again.',
  );
  const nonsense = await remoteDist({ build: { version: 'latest' } });
  await expect(publish(store, nonsense)).rejects.toThrow(/version/);
});

test.each(['hashes.json', 'sbom.cdx.json'])(
  'a build with a file of its own at %s is refused',
  async (file) => {
    const store = await emptyStore();
    const taken = await remoteDist({ files: { [file]: '{}' } });
    await expect(publish(store, taken)).rejects.toMatchObject({ code: 'build-invalid' });
  },
);

test('the tag of a version changes with the content only', async () => {
  const store = await emptyStore();
  const first = await publish(store, await remoteDist(), { tagged: true });
  const again = await publish(store, await remoteDist(), { tagged: true });
  const changed = await publish(store, await remoteDist({ files: { 'logo.png': 'other' } }), {
    tagged: true,
  });
  expect(first.version).toMatch(/^2\.0\.0-b[0-9a-f]{7}$/);
  expect(semver.valid(first.version)).toBe(first.version);
  expect(again.version).toBe(first.version);
  expect(changed.version).not.toBe(first.version);
  const description = await store.read(`${changed.base}remote.json`);
  expect(JSON.parse(String(description)).version).toBe(changed.version);
});
