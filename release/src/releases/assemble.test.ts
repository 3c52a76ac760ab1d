import { publish } from '../builds/publish';
import { parseMerchant } from '../merchants/merchant';
import { openFolderStore } from '../store/folder-store';
import type { Store } from '../store/store';
import { aurora, newFolder, remoteDist, removeFolders, shellDist } from '../testing/dists';
import { assemble, type Plan } from './assemble';
import { parseRelease } from './release-file';

afterEach(removeFolders);

async function storeWithBuilds(): Promise<Store> {
  const store = openFolderStore(await newFolder());
  await publish(store, await shellDist(), { fast: true });
  await publish(store, await remoteDist(), { fast: true });
  await publish(store, await remoteDist({ build: { version: '2.1.0' } }), { fast: true });
  return store;
}

const plan = (changes: Partial<Plan> = {}): Plan => ({
  merchant: aurora,
  shell: '1.2.0',
  remotes: { games: [{ version: '2.0.0', weight: 1 }] },
  ...changes,
});

const json = async (store: Store, path: string) => JSON.parse(String(await store.read(path)));

test('a release contains the shell, the candidates with their weights, and the merchant without its hosts', async () => {
  const store = await storeWithBuilds();
  const shares = [
    { version: '2.0.0', weight: 9 },
    { version: '2.1.0', weight: 1 },
  ];
  const { release, changed } = await assemble(store, plan({ remotes: { games: shares } }));
  expect(changed).toBe(true);
  expect(await json(store, '/m/releases/aurora.json')).toEqual(release);
  expect(release).toMatchObject({
    schema: 1,
    number: 1,
    merchant: { code: 'aurora' },
    shell: { version: '1.2.0', base: '/m/shell/1.2.0/' },
    overrides: false,
  });
  expect(release.remotes.games?.candidates).toMatchObject([
    { version: '2.0.0', base: '/m/remotes/games/2.0.0/', weight: 9 },
    { version: '2.1.0', base: '/m/remotes/games/2.1.0/', weight: 1 },
  ]);
  expect(JSON.stringify(release)).not.toContain('localhost');
});

test('a release contains no password of the platform, also if the description names one [R5.2]', async () => {
  const merchant = parseMerchant({ ...aurora, defaultPassword: 'Default-2026' });
  const { release } = await assemble(await storeWithBuilds(), plan({ merchant }));
  expect(JSON.stringify(release)).not.toContain('Default-2026');
});

test('a release has the origins of the features for its pages, and their paths for the policy', async () => {
  const allow = { scripts: ['https://own.example'] };
  const merchant = parseMerchant({ ...aurora, allow, features: ['line'] });
  const { release } = await assemble(await storeWithBuilds(), plan({ merchant }));
  expect(release.merchant.allow?.scripts).toEqual(['https://own.example', 'https://static.line-scdn.net']);
  expect(release.sources?.scripts).toEqual(['https://own.example', 'https://static.line-scdn.net/liff/']);
});

test('a release without features has no sources, so that it equals the one before it', async () => {
  const { release } = await assemble(await storeWithBuilds(), plan());
  expect(release.sources).toBeUndefined();
});

test.each([
  'https://a.example/;script-src *',
  'https://a.example/ https://b.example',
  'https://a.example/x?y=1',
  'https://*',
  'data:',
  "'unsafe-inline'",
])('a stored release with the source %s is refused', async (source) => {
  const { release } = await assemble(await storeWithBuilds(), plan());
  const stored = { ...release, sources: { scripts: [source] } };
  expect(() => parseRelease(stored)).toThrow(/sources.scripts.0/);
});

test('a changed release gets the next number and an entry in the history; an unchanged one does not', async () => {
  const store = await storeWithBuilds();
  const first = await assemble(store, plan());
  const same = await assemble(store, plan());
  const second = await assemble(store, plan({ overrides: true }));
  const third = await assemble(store, plan());
  expect([first, same, second, third].map(({ release }) => release.number)).toEqual([1, 1, 2, 3]);
  expect(same.changed).toBe(false);
  expect((await store.list('/m/releases/aurora')).toSorted()).toEqual(['1.json', '2.json', '3.json']);
  expect(await json(store, '/m/releases/aurora/2.json')).toEqual(second.release);
  expect((await json(store, '/m/releases/aurora.json')).number).toBe(3);
});

test('members keep their side of a roll-out, because the salt stays over releases', async () => {
  const store = await storeWithBuilds();
  const first = await assemble(store, plan());
  const second = await assemble(store, plan({ overrides: true }));
  expect(second.release.salt).toBe(first.release.salt);
  expect(first.release.salt).not.toBe('');
});

describe('Trusted Types', () => {
  const trusted = { trustedTypes: true };
  const share = (version: string) => ({ games: [{ version, weight: 1 }] });
  async function storeWithTrusted(): Promise<Store> {
    const store = await storeWithBuilds();
    const versions = ['3.0.0', '3.1.0'].map((version) => remoteDist({ build: { version, ...trusted } }));
    const dists = [...versions, shellDist({ build: { version: '1.3.0', ...trusted } })];
    for (const dist of dists) await publish(store, await dist, { fast: true });
    return store;
  }

  test.each([
    ['every build works with them', '3.0.0', '1.3.0', '3.1.0', true],
    ['there is no version before', '3.0.0', '1.3.0', undefined, true],
    ['a remote does not', '2.0.0', '1.3.0', '3.1.0', undefined],
    ['the shell does not', '3.0.0', '1.2.0', '3.1.0', undefined],
    ['the version to fall back on does not', '3.0.0', '1.3.0', '2.0.0', undefined],
  ])(
    'where %s, a release with games %s, shell %s and %s before says: %s',
    async (_, games, shell, before, says) => {
      const store = await storeWithTrusted();
      const previous = before === undefined ? {} : { games: before };
      const { release } = await assemble(store, plan({ shell, remotes: share(games), previous }));
      expect(release.trustedTypes).toBe(says);
    },
  );

  test.each([
    [{ features: ['livechat'] }, undefined],
    [{ allow: { scripts: ['https://vendor.example'] } }, undefined],
    [{ features: ['livechat'], trustedTypes: true }, true],
    [{ trustedTypes: false }, undefined],
    [{ features: ['push'] }, true],
  ] as const)('the release of a merchant with %j says: %s', async (changes, says) => {
    const store = await storeWithTrusted();
    const merchant = parseMerchant({ ...aurora, ...changes });
    const { release } = await assemble(store, plan({ merchant, shell: '1.3.0', remotes: share('3.0.0') }));
    expect(release.trustedTypes).toBe(says);
  });
});

/** A store whose readers of a history wait until the given number of them has read it. */
function meetingStore(store: Store, readers: number): Store {
  let arrived = 0;
  let open = () => {};
  const everyone = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    ...store,
    list: async (folder) => {
      const names = await store.list(folder);
      if (++arrived === readers) open();
      await everyone;
      return names;
    },
  };
}

test('one of two concurrent operators releases, the other gets release-conflict', async () => {
  const store = await storeWithBuilds();
  const meeting = meetingStore(store, 2);
  const attempts = await Promise.allSettled([
    assemble(meeting, plan()),
    assemble(meeting, plan({ overrides: true })),
  ]);
  const refused = attempts.filter((attempt) => attempt.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ code: 'release-conflict' });
  expect((await json(store, '/m/releases/aurora.json')).number).toBe(1);
});

test('the next release repairs the pointer of an interrupted one', async () => {
  const store = await storeWithBuilds();
  await assemble(store, plan());
  const old = await store.read('/m/releases/aurora.json');
  await assemble(store, plan({ overrides: true }));
  await store.point('/m/releases/aurora.json', async () => old);
  const { changed } = await assemble(store, plan({ overrides: true }));
  expect(changed).toBe(false);
  expect((await json(store, '/m/releases/aurora.json')).number).toBe(2);
});

test.each([
  ['a shell that is not published', plan({ shell: '9.0.0' }), 'unknown-version', /Publish it first/],
  [
    'a remote that is not published',
    plan({ remotes: { games: [{ version: '9.0.0', weight: 1 }] } }),
    'unknown-version',
    /games 9\.0\.0/,
  ],
  ['a remote without candidates', plan({ remotes: { games: [] } }), 'release-invalid', /candidates/],
  [
    'a remote without members',
    plan({ remotes: { games: [{ version: '2.0.0', weight: 0 }] } }),
    'no-weight',
    /games/,
  ],
  [
    'a weight below zero',
    plan({
      remotes: {
        games: [
          { version: '2.0.0', weight: 1 },
          { version: '2.1.0', weight: -1 },
        ],
      },
    }),
    'release-invalid',
    /weight/,
  ],
  [
    'a merchant whose default language is not in its list',
    plan({ merchant: { ...aurora, defaultLanguage: 'AR' } }),
    'merchant-invalid',
    /default language/,
  ],
  [
    'an unsafe brand value',
    plan({ merchant: { ...aurora, brand: { '--color-accent': 'red}body{display:none' } } }),
    'merchant-invalid',
    /brand/,
  ],
])('%s is refused, and no release is written', async (_, bad, code, says) => {
  const store = await storeWithBuilds();
  const attempt = assemble(store, bad);
  await expect(attempt).rejects.toMatchObject({ name: 'ReleaseError', code });
  await expect(attempt).rejects.toThrow(says);
  expect(await store.list('/m/releases')).toEqual([]);
});

test('a remote that needs another shell is refused', async () => {
  const store = await storeWithBuilds();
  await publish(store, await remoteDist({ build: { version: '3.0.0', shell: '^2.0.0' } }));
  const attempt = assemble(store, plan({ remotes: { games: [{ version: '3.0.0', weight: 1 }] } }));
  await expect(attempt).rejects.toMatchObject({ code: 'shell-range' });
  await expect(attempt).rejects.toThrow(/games 3\.0\.0 needs shell \^2\.0\.0/);
});

test('a tagged shell satisfies the ranges of its version', async () => {
  const store = await storeWithBuilds();
  const { version } = await publish(store, await shellDist({ build: { version: '1.0.0' } }), {
    tagged: true,
  });
  const { release } = await assemble(store, plan({ shell: version }));
  expect(release.shell.version).toBe(version);
  expect(release.remotes.games?.candidates[0]?.shell).toBe('^1.0.0');
});

test('two remotes that own the same path are refused', async () => {
  const store = await storeWithBuilds();
  const other = { name: 'lobby', version: '1.0.0', routes: [{ path: '/m/:page', early: [] }] };
  await publish(store, await remoteDist({ build: other }));
  const lobby = [{ version: '1.0.0', weight: 1 }];
  const games = [{ version: '2.0.0', weight: 1 }];
  await expect(assemble(store, plan({ remotes: { games, lobby } }))).resolves.toMatchObject({
    changed: true,
  });

  const taken = { ...other, version: '1.1.0', routes: [{ path: '/m/home', early: [] }] };
  await publish(store, await remoteDist({ build: taken }));
  const attempt = assemble(store, plan({ remotes: { games, lobby: [{ version: '1.1.0', weight: 1 }] } }));
  await expect(attempt).rejects.toMatchObject({ code: 'path-conflict' });
  await expect(attempt).rejects.toThrow(/games 2\.0\.0 and lobby 1\.1\.0 both own \/m\/home/);
});
