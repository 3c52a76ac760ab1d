import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeHealth } from '@tessera/contract';
import { statusOf } from '../../operations/status';
import { openFolderStore } from '../../store';
import { lines } from '../../testing/canary';
import { newFolder, removeFolders } from '../../testing/dists';
import { fleet } from '../../testing/fleet';
import { closeConsoles, signedIn, startConsole } from '../../testing/open-console';

afterEach(async () => {
  await closeConsoles();
  await removeFolders();
});

async function planned(steps: readonly object[]) {
  const store = openFolderStore(await newFolder());
  const merchants = await fleet(store, 4);
  const log = join(await newFolder(), 'beacons.ndjson');
  await writeFile(log, '');
  const ada = await signedIn(await startConsole({ store, from: log }));
  const order = { piece: 'games@2.1.0', merchants, steps, leastPages: 10, note: 'plan' };
  const started = await (await ada.post('/plans', order)).json();
  return { store, log, ada, started };
}

/** Visitors with both versions; the canary fails for all or none. */
const visits = (outcome: 'loaded' | 'crash', visitors: number): string =>
  Array.from({ length: visitors }, (_, n) => {
    const [merchant, source, isCanary] = [`m${n % 4}`, `${outcome} ${n}`, Math.floor(n / 4) % 2 === 1];
    const version = isCanary ? '2.1.0' : '2.0.0';
    const load = {
      kind: 'load' as const,
      remote: 'games',
      version,
      outcome: isCanary ? outcome : ('loaded' as const),
      elapsed: 9,
    };
    return lines([
      { merchant, source, page: true },
      { merchant, source, value: writeHealth([load]) },
    ]);
  }).join('');

test('a plan goes on when its version has pages and no verdict against it', async () => {
  const { store, log, ada, started } = await planned([
    { merchants: 1, percent: 50, minutes: 0 },
    { percent: 100, minutes: 0 },
  ]);
  const step = await ada.reached(started.id, ({ state }) => state === 'waiting');
  expect(step).toMatchObject({ steps: [{ state: 'waiting' }, { state: 'to come' }] });
  expect((await statusOf(store, 'm1')).remotes.games).toHaveLength(1);
  // Only the pages of the one merchant that has the version count.
  await appendFile(log, visits('loaded', 120));
  const done = await ada.ended(started.id);
  expect(done).toMatchObject({ state: 'done', steps: [{ state: 'passed' }, { state: 'passed' }] });
  expect((await statusOf(store, 'm3')).remotes.games).toEqual([{ version: '2.1.0', weight: 100 }]);
});

test('a plan rolls its version back when the watch finds it worse', async () => {
  const { store, log, ada, started } = await planned([
    { percent: 50, minutes: 60 },
    { percent: 100, minutes: 0 },
  ]);
  await appendFile(log, visits('crash', 400));
  const stopped = await ada.ended(started.id);
  expect(stopped).toMatchObject({ state: 'stopped', reason: expect.stringContaining('games@2.1.0 failed') });
  expect((await statusOf(store, 'm3')).remotes.games).toEqual([{ version: '2.0.0', weight: 100 }]);
  const [entry] = await (await ada.get('/audit')).json();
  expect(entry).toMatchObject({ action: 'roll-back', why: expect.stringContaining('failed in') });
});

test('a plan that is stopped keeps the share of its step', async () => {
  const { store, ada, started } = await planned([
    { percent: 50, minutes: 60 },
    { percent: 100, minutes: 0 },
  ]);
  await ada.reached(started.id, ({ state }) => state === 'waiting');
  await ada.post(`/jobs/${started.id}/stop`, {});
  expect(await ada.ended(started.id)).toMatchObject({ state: 'stopped', steps: [{ state: 'stopped' }, {}] });
  expect((await statusOf(store, 'm0')).remotes.games).toHaveLength(2);
});
