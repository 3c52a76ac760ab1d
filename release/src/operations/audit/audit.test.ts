import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolderStore } from '../../store';
import { newFolder, removeFolders } from '../../testing/dists';
import type { Deed } from './entry';
import { auditLog, checkAuditLog } from './log';
import { record } from './record';

afterEach(removeFolders);

const deed: Deed = { by: 'Ada', from: 'console', action: 'roll-out', what: 'games@2.1.0', pieces: ['games'] };

async function written(entries: number) {
  const dir = await newFolder();
  const store = openFolderStore(dir);
  for (let n = 1; n <= entries; n++) await record(store, deed, { releases: { aurora: n }, refused: 0 });
  return { dir, store };
}

test('concurrent operators append in one order, and no entry is lost', async () => {
  const store = openFolderStore(await newFolder());
  const one = (n: number) => record(store, { ...deed, by: `operator ${n}` }, { releases: {}, refused: 0 });
  await Promise.all(Array.from({ length: 8 }, (_, n) => one(n)));
  const entries = await auditLog(store).latest(20);
  expect(entries.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(new Set(entries.map(({ by }) => by)).size).toBe(8);
  await checkAuditLog(store);
});

test('the makers of releases are found, also of old ones', async () => {
  const { store } = await written(60);
  const makers = await auditLog(store).makers('aurora', [60, 2]);
  expect([...makers].map(([release, { number }]) => [release, number])).toEqual([
    [60, 60],
    [2, 2],
  ]);
  expect((await auditLog(store).makers('zahra', [1])).size).toBe(0);
});

test('an entry that cannot be read is named with the place', async () => {
  const { dir, store } = await written(2);
  await writeFile(join(dir, 'audit/2.json'), '{\n"number": 2');
  for (const read of [() => checkAuditLog(store), () => auditLog(store).latest(5)])
    await expect(read()).rejects.toMatchObject({
      code: 'store-damaged',
      message: expect.stringContaining('/audit/2.json is no entry of the audit log: line 2, column 12: '),
    });
});

test.each<[string, (file: string) => Promise<void>]>([
  ['is missing', (file) => rm(file)],
  ['was changed', async (file) => writeFile(file, (await readFile(file, 'utf8')).replace('Ada', 'Eve'))],
])('an entry that %s is found', async (_, tamper) => {
  const { dir, store } = await written(3);
  await checkAuditLog(store);
  await tamper(join(dir, 'audit/2.json'));
  await expect(checkAuditLog(store)).rejects.toMatchObject({ code: 'store-damaged' });
});
