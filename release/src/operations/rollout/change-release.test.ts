// @full: changes hundreds of merchants, half a minute.
import { parsePieceVersion } from '../../builds/piece-version';
import { publish } from '../../builds/publish';
import { openFolderStore } from '../../store/folder-store';
import type { Store } from '../../store/store';
import { newFolder, remoteDist, removeFolders } from '../../testing/dists';
import { fleet } from '../../testing/fleet';
import { statusOf } from '../status/status';
import { changeMany } from './change-many';
import { changeRelease } from './change-release';
import { rollBack } from './roll-back';
import { rollOut } from './roll-out';

afterEach(removeFolders);

const one = (text: string) => [parsePieceVersion(text)];

async function storeWithFleet(merchants: number): Promise<Store> {
  const store = openFolderStore(await newFolder());
  await fleet(store, merchants);
  return store;
}

test('no change of concurrent operators is lost', async () => {
  const store = await storeWithFleet(1);
  const names = ['auth', 'member', 'growth', 'wallet', 'chat', 'shop'];
  for (const name of names)
    await publish(store, await remoteDist({ build: { name, routes: [] } }), { fast: true });
  const changes = names.map((name) => changeRelease(store, 'm0', rollOut(one(`${name}@2.0.0`))));
  const off = changeRelease(store, 'm0', (current) => ({ ...current, serviceWorker: 'off' }));
  await Promise.all([...changes, off]);
  const status = await statusOf(store, 'm0');
  expect(Object.keys(status.remotes).sort()).toEqual([...names, 'games'].sort());
  expect(status).toMatchObject({ number: 1 + names.length + 1, pointed: true });
  expect(JSON.parse(String(await store.read('/m/releases/m0.json'))).serviceWorker).toBe('off');
});

// Every merchant takes as long as the first: 1,000 take four times as long.
test('250 merchants are rolled out and back in seconds, and a second run changes nothing', async () => {
  const store = await storeWithFleet(250);
  const codes = Array.from({ length: 250 }, (_, n) => `m${n}`);
  const started = process.cpuUsage();
  const out = await changeMany(store, codes, rollOut(one('games@2.1.0')));
  const back = await changeMany(store, codes, rollBack(one('games@2.1.0')));
  const { user, system } = process.cpuUsage(started);
  // In µs of processor time, of which it takes 2.2 s: other programs of the machine do not count.
  expect(user + system).toBeLessThan(6_000_000);
  expect(out.filter(({ result }) => result === 'changed')).toHaveLength(250);
  expect(back.filter(({ result }) => result === 'changed')).toHaveLength(250);
  const again = await changeMany(store, codes, rollBack(one('games@2.1.0')));
  expect(again.filter(({ result }) => result === 'unchanged')).toHaveLength(250);
}, 60_000);

test('an interrupted change continues when it runs again', async () => {
  const store = await storeWithFleet(40);
  const codes = Array.from({ length: 40 }, (_, n) => `m${n}`);
  const stop = new AbortController();
  let done = 0;
  const first = await changeMany(store, codes, rollOut(one('games@2.1.0')), {
    concurrency: 2,
    signal: stop.signal,
    onDone: () => ++done === 10 && stop.abort(),
  });
  const left = first.filter(({ result }) => result === 'left');
  expect(left.length).toBeGreaterThan(20);
  const second = await changeMany(store, codes, rollOut(one('games@2.1.0')));
  expect(second.filter(({ result }) => result === 'changed')).toHaveLength(left.length);
});

test('a refused merchant does not stop the others', async () => {
  const store = await storeWithFleet(3);
  await changeRelease(store, 'm1', ({ remotes: { games = [] }, ...current }) => ({
    ...current,
    remotes: { games: [...games, { version: '2.1.0', weight: 1 }] },
  }));
  await publish(store, await remoteDist({ build: { version: '2.2.0' } }), { fast: true });
  const outcomes = await changeMany(store, ['m0', 'm1', 'm2', 'm9'], rollOut(one('games@2.2.0'), 10));
  expect(outcomes.map(({ result }) => result)).toEqual(['changed', 'refused', 'changed', 'refused']);
  expect(outcomes[1]).toMatchObject({ code: 'rollout-under-way' });
  expect(outcomes[3]).toMatchObject({ code: 'unknown-merchant' });
});

test('a dry run reports the changes and writes nothing', async () => {
  const store = await storeWithFleet(1);
  const before = await store.read('/m/releases/m0.json');
  const [outcome] = await changeMany(store, ['m0'], rollOut(one('games@2.1.0')), { dry: true });
  expect(outcome).toEqual({ merchant: 'm0', result: 'changed', number: 2 });
  expect(await store.read('/m/releases/m0.json')).toEqual(before);
  expect(await store.list('/m/releases/m0')).toEqual(['1.json']);
});

test('a release contains the hash of the description of the version before', async () => {
  const store = await storeWithFleet(1);
  const { release } = await changeRelease(store, 'm0', rollOut(one('games@2.1.0')));
  expect(release.remotes.games?.previous).toMatchObject({ version: '2.0.0' });
  expect(release.remotes.games?.candidates.map(({ version }) => version)).toEqual(['2.1.0']);
});
