import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder, removeFolders } from '../testing/dists';
import { openFolderStore } from './folder-store';

afterEach(removeFolders);

const text = (value: string) => Buffer.from(value);

test('what was added is read again, and the same bytes may be added twice', async () => {
  const store = openFolderStore(await newFolder());
  await store.add('/m/shell/1.0.0/main.js', text('one'));
  await store.add('/m/shell/1.0.0/main.js', text('one'));
  expect((await store.read('/m/shell/1.0.0/main.js'))?.toString()).toBe('one');
  expect(await store.has('/m/shell/1.0.0/main.js')).toBe(true);
});

test('a file never changes', async () => {
  const store = openFolderStore(await newFolder());
  await store.add('/m/shell/1.0.0/main.js', text('one'));
  await expect(store.add('/m/shell/1.0.0/main.js', text('two'))).rejects.toMatchObject({
    name: 'ReleaseError',
    code: 'version-changed',
  });
  expect((await store.read('/m/shell/1.0.0/main.js'))?.toString()).toBe('one');
});

test('of many writers of one file exactly one wins, and nothing is left behind', async () => {
  const dir = await newFolder();
  const store = openFolderStore(dir);
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => store.add('/m/releases/aurora/1.json', text(`writer ${i}`))),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(join(dir, 'm/releases/aurora'))).toEqual(['1.json']);
});

test('a pointer is replaced', async () => {
  const store = openFolderStore(await newFolder());
  await store.point('/m/releases/aurora.json', async () => text('one'));
  await store.point('/m/releases/aurora.json', async () => text('two'));
  expect((await store.read('/m/releases/aurora.json'))?.toString()).toBe('two');
});

test('what is not there reads as nothing: a file, a folder, a path below a file', async () => {
  const store = openFolderStore(await newFolder());
  await store.add('/m/shell/1.0.0/main.js', text('one'));
  for (const path of ['/m/shell/1.0.0/other.js', '/m/shell/1.0.0', '/m/shell/1.0.0/main.js/x']) {
    expect(await store.read(path)).toBeUndefined();
    expect(await store.has(path)).toBe(false);
  }
  expect(await store.list('/m/remotes')).toEqual([]);
});

test('no path leads out of the store, nor to a file that is still being written', async () => {
  const dir = await newFolder();
  await writeFile(join(dir, 'secret.json'), 'secret');
  await mkdir(join(dir, 'inner/m'), { recursive: true });
  await writeFile(join(dir, 'inner/m/.half.tmp'), 'half');
  const store = openFolderStore(join(dir, 'inner'));
  for (const path of ['/m/../../secret.json', '/secret.json', '/m/x/../../../secret.json', '/m/.half.tmp']) {
    expect(await store.read(path)).toBeUndefined();
    expect(await store.has(path)).toBe(false);
    await expect(async () => store.add(path, text('x'))).rejects.toMatchObject({ code: 'path-invalid' });
    await expect(async () => store.point(path, async () => text('x'))).rejects.toMatchObject({
      code: 'path-invalid',
    });
  }
});
