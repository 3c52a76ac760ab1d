import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder, removeFolders } from '../testing/dists';
import { storeSuite } from '../testing/store-suite';
import { openFolderStore } from './folder-store';

afterEach(removeFolders);

storeSuite(async () => openFolderStore(await newFolder()));

test('failed concurrent writes leave no file behind', async () => {
  const dir = await newFolder();
  const store = openFolderStore(dir);
  const writers = Array.from({ length: 5 }, (_, i) => store.add('/m/releases/a/1.json', Buffer.from(`${i}`)));
  await Promise.allSettled(writers);
  expect(await readdir(join(dir, 'm/releases/a'))).toEqual(['1.json']);
});

test('temporary files and files outside the store are invisible', async () => {
  const dir = await newFolder();
  await mkdir(join(dir, 'm/shell'), { recursive: true });
  await writeFile(join(dir, 'm/shell/.half.tmp'), 'half');
  await writeFile(join(dir, 'secret.json'), 'secret');
  const store = openFolderStore(dir);
  expect(await store.read('/m/shell/.half.tmp')).toBeUndefined();
  expect(await store.read('/secret.json')).toBeUndefined();
  expect(await store.list('/m/shell')).toEqual([]);
  expect(await store.files('/m/shell')).toEqual([]);
});
