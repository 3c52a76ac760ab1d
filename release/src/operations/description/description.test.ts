import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aurora, newFolder, remoteDist, removeFolders, shellDist, zahra } from '../../testing/dists';
import { operator } from '../../testing/operator';

afterEach(removeFolders);

/** Makes a store in which aurora has three descriptions with the names One, Two and Three. */
async function described() {
  const dir = await newFolder();
  const release = operator(dir);
  const file = join(await newFolder(), 'merchant.json');
  const set = async (merchant: object) => {
    await writeFile(file, JSON.stringify(merchant));
    return release(`merchant set ${file}`);
  };
  await release(`publish --fast ${await shellDist()} ${await remoteDist()}`);
  await set([{ ...aurora, name: 'One' }, zahra]);
  await release('roll-out shell@1.2.0 games@2.0.0 --all');
  await set({ ...aurora, name: 'Two' });
  await set({ ...aurora, name: 'Three', hosts: ['three.example'] });
  const name = async () => JSON.parse((await release('merchant show aurora')).out).name;
  const page = async () => {
    const { openFolderStore } = await import('../../store');
    const { currentRelease } = await import('../../releases');
    return (await currentRelease(openFolderStore(dir), 'aurora'))?.merchant.name;
  };
  return { release, set, name, page };
}

test('the histories of a merchant name the fields that changed', async () => {
  const { release } = await described();
  const releases = JSON.parse((await release('history --merchant aurora --json')).out);
  expect(releases.map(({ changes }: { changes: string[] }) => changes)).toEqual([
    ['description: name'],
    ['description: name'],
    ['shell 1.2.0', 'games 2.0.0 100%'],
  ]);
  const descriptions = (await release('merchant history aurora')).out;
  expect(descriptions).toMatch(/\n3 .* hosts, name\n2 .* name\n1 .* first\n/);
  expect(await release('merchant history nobody')).toMatchObject({ code: 3 });
});

test('a description is rolled back with a release, once', async () => {
  const { release, name, page } = await described();
  expect(await page()).toBe('Three');
  expect((await release('roll-back description@3 --merchant aurora --dry-run')).out).toContain(
    'would change',
  );
  expect(await name()).toBe('Three');
  expect(await release('roll-back description@3 --merchant aurora')).toMatchObject({ code: 0, err: '' });
  expect([await name(), await page()]).toEqual(['Two', 'Two']);
  expect((await release('merchant history aurora')).out).toMatch(/\n4 .*; as description 2\n/);
  expect((await release('roll-back description@3 --merchant aurora')).out).toContain('0 of 1');
  expect([await name(), await page()]).toEqual(['Two', 'Two']);
});

test('a restored description counts as the one that it restored, and --to chooses any', async () => {
  const { release, name } = await described();
  await release('roll-back description@3 --merchant aurora');
  await release('roll-back description@4 --merchant aurora');
  expect(await name()).toBe('One');
  expect(await release('roll-back description@5 --merchant aurora')).toMatchObject({
    code: 3,
    err: expect.stringContaining('no description before 5'),
  });
  await release('roll-back description@5 --to 3 --merchant aurora');
  expect(await name()).toBe('Three');
});

test('a host that another merchant uses now is not taken back', async () => {
  const { release, set, name } = await described();
  await set({ ...zahra, hosts: aurora.hosts });
  const refused = await release('roll-back description@3 --merchant aurora');
  expect(refused).toMatchObject({ code: 3, err: expect.stringContaining('host-conflict') });
  expect(await name()).toBe('Three');
});

test.each([
  'description@3 --all',
  'description@3',
  'description@3 games@2.0.0 --merchant aurora',
  'description@3 --merchant aurora --merchant zahra',
  'description@9 --merchant aurora',
  'description@3 --to 1.0.0 --merchant aurora',
])('roll-back %s is refused', async (line) => {
  const { release, name } = await described();
  expect(await release(`roll-back ${line}`)).toMatchObject({
    code: 3,
    err: expect.stringContaining('rollout-invalid'),
  });
  expect(await name()).toBe('Three');
});
