// @full: kills real processes many times, most of a minute.
import { setTimeout as sleep } from 'node:timers/promises';
import { publish } from '../builds/publish';
import { verifyPublished } from '../builds/verify-published';
import { verifyStore } from '../operations/maintenance/verify-store';
import { statusOf } from '../operations/status/status';
import { openFolderStore } from '../store/folder-store';
import { newFolder, remoteDist, removeFolders } from '../testing/dists';
import { fleet } from '../testing/fleet';
import { ended, startRelease } from '../testing/process';

afterEach(removeFolders);

const MERCHANTS = 60;
const KILLS = 4;

/** Kills a process with SIGKILL as soon as a condition holds, unless it exits before. */
async function killWhen(child: ReturnType<typeof startRelease>, holds: () => Promise<boolean>) {
  while (child.exitCode === null && !(await holds())) await sleep(1);
  child.kill('SIGKILL');
  return ended(child);
}

test('a roll-out that is killed at any moment leaves a valid store, and continues when it runs again', async () => {
  const dir = await newFolder();
  const store = openFolderStore(dir);
  const codes = await fleet(store, MERCHANTS);
  let killed = 0;
  for (let i = 0; i < KILLS; i++) {
    const args = i % 2 === 0 ? ['roll-out', 'games@2.1.0', '--all'] : ['roll-back', 'games@2.1.0', '--all'];
    const someone = codes[Math.floor(Math.random() * MERCHANTS)] ?? '';
    const before = (await statusOf(store, someone)).number;
    const how = await killWhen(
      startRelease(dir, args),
      async () => (await statusOf(store, someone)).number !== before,
    );
    if (how === 'SIGKILL') killed++;
    // A pointer may be old until the next run. Everything else must be valid.
    const problems = await verifyStore(store);
    expect(problems.filter(({ code }) => code !== 'store-damaged')).toEqual([]);
  }
  expect(killed).toBeGreaterThan(0);
  expect(await ended(startRelease(dir, ['roll-out', 'games@2.1.0', '--all']))).toBe(0);
  expect(await verifyStore(store)).toEqual([]);
  const statuses = await Promise.all(codes.map((code) => statusOf(store, code)));
  expect(new Set(statuses.map(({ remotes }) => JSON.stringify(remotes.games)))).toEqual(
    new Set([JSON.stringify([{ version: '2.1.0', weight: 100 }])]),
  );
}, 180_000);

test('a roll-out that is stopped finishes the merchants in progress only', async () => {
  const dir = await newFolder();
  const store = openFolderStore(dir);
  const codes = await fleet(store, MERCHANTS);
  const child = startRelease(dir, ['roll-out', 'games@2.1.0', '--all']);
  const [first = ''] = codes.toSorted();
  while (child.exitCode === null && (await statusOf(store, first)).number === 1) await sleep(1);
  child.kill('SIGINT');
  expect([0, 130]).toContain(await ended(child));
  expect(await verifyStore(store)).toEqual([]);
  expect(await ended(startRelease(dir, ['roll-out', 'games@2.1.0', '--all']))).toBe(0);
  const numbers = await Promise.all(codes.map(async (code) => (await statusOf(store, code)).number));
  expect(new Set(numbers)).toEqual(new Set([2]));
}, 60_000);

test('a killed publish has published nothing, and continues when it runs again', async () => {
  const dir = await newFolder();
  const store = openFolderStore(dir);
  const files = Object.fromEntries(
    Array.from({ length: 150 }, (_, n) => [`chunks/c${n}.js`, `"${`chunk ${n} `.repeat(400)}";`]),
  );
  const dist = await remoteDist({ files });
  for (const least of [1, 60, 200]) {
    await killWhen(
      startRelease(dir, ['publish', '--fast', dist]),
      async () => (await store.files('/m/remotes')).length >= least,
    );
    if (await store.has('/m/remotes/games/2.0.0/remote.json')) break;
    await expect(verifyPublished(store, { piece: 'games', version: '2.0.0' })).rejects.toMatchObject({
      code: 'unknown-version',
    });
  }
  expect(await ended(startRelease(dir, ['publish', '--fast', dist]))).toBe(0);
  const { build } = await verifyPublished(store, { piece: 'games', version: '2.0.0' });
  expect(Object.keys(build.integrity)).toHaveLength(152);
}, 120_000);

test('no change of concurrent operators is lost', async () => {
  const dir = await newFolder();
  const store = openFolderStore(dir);
  const codes = await fleet(store, MERCHANTS);
  for (const name of ['auth', 'growth'])
    await publish(store, await remoteDist({ build: { name, routes: [] } }), { fast: true });
  const operators = [
    startRelease(dir, ['roll-out', 'auth@2.0.0', '--all']),
    startRelease(dir, ['roll-out', 'growth@2.0.0', '--all']),
    startRelease(dir, ['roll-out', 'games@2.1.0', '--all', '--percent', '10']),
  ];
  expect(await Promise.all(operators.map(ended))).toEqual([0, 0, 0]);
  for (const code of codes) {
    expect(await statusOf(store, code)).toMatchObject({
      number: 4,
      pointed: true,
      remotes: {
        auth: [{ version: '2.0.0', weight: 100 }],
        games: [
          { version: '2.0.0', weight: 90 },
          { version: '2.1.0', weight: 10 },
        ],
        growth: [{ version: '2.0.0', weight: 100 }],
      },
    });
  }
}, 120_000);
