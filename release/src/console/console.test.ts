import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fleet as fleetSchema, history, preview } from '@tessera/console/api';
import * as v from 'valibot';
import { statusOf } from '../operations/status';
import { openFolderStore } from '../store';
import { newFolder, removeFolders } from '../testing/dists';
import { fleet } from '../testing/fleet';
import { closeConsoles, signedIn, startConsole } from '../testing/open-console';
import { operator } from '../testing/operator';

afterEach(async () => {
  await closeConsoles();
  await removeFolders();
});

async function opened(merchants = 3) {
  const dir = await newFolder();
  const store = openFolderStore(dir);
  const codes = await fleet(store, merchants);
  const served = await startConsole({ store });
  return { dir, store, codes, served, ada: await signedIn(served) };
}

const toTenth = (merchants: readonly string[]) => ({
  action: 'roll-out',
  pieces: ['games@2.1.0'],
  percent: 10,
  merchants,
});

test('the fleet lists each combination of versions once', async () => {
  const { ada, codes } = await opened();
  await ada.change({ change: toTenth(codes.slice(0, 1)) });
  const { pieces, states, merchants } = v.parse(fleetSchema, await (await ada.get('/fleet')).json());
  expect(pieces).toEqual(['shell', 'games']);
  expect(states).toHaveLength(2);
  expect(merchants.map(({ code, state }) => [code, states[state]?.pieces.games])).toEqual([
    [
      'm0',
      [
        { version: '2.0.0', weight: 90 },
        { version: '2.1.0', weight: 10 },
      ],
    ],
    ['m1', [{ version: '2.0.0', weight: 100 }]],
    ['m2', [{ version: '2.0.0', weight: 100 }]],
  ]);
  expect(Object.keys(merchants[0]?.changed ?? {})).toEqual(['games']);
  expect(merchants[1]?.changed).toEqual({});
});

/** Opens a console for a store in which the latest file of the first of three merchants is torn. */
async function openedTorn(folder: string) {
  const dir = await newFolder();
  const store = openFolderStore(dir);
  const codes = await fleet(store, 3);
  const tear = (merchant: string) => writeFile(join(dir, folder, merchant, '9.json'), '{');
  await tear('m0');
  const reported: unknown[] = [];
  const ada = await signedIn(await startConsole({ store, report: (fault) => reported.push(fault) }));
  return { ada, codes, tear, reported };
}

test('a torn release of one merchant is reported once, and the console shows the others and what it knows', async () => {
  const { ada, codes, tear, reported } = await openedTorn('m/releases');
  const shown = async () =>
    v.parse(fleetSchema, await (await ada.get('/fleet')).json()).merchants.map(({ code }) => code);
  expect(await shown()).toEqual(['m1', 'm2']);
  await tear('m1');
  const { changed, refused } = await ada.change({ change: toTenth(codes) });
  expect({ changed, refused: refused.map(({ merchant }) => merchant).sort() }).toEqual({
    changed: 1,
    refused: ['m0', 'm1'],
  });
  expect(await shown()).toEqual(['m1', 'm2']);
  expect(reported).toEqual([
    expect.stringContaining('m0: /m/releases/m0/9.json is no release'),
    'Faults now: 1.',
  ]);
});

test('a damaged description is reported once, and the console shows its merchant and what it knows', async () => {
  const { ada, codes, tear, reported } = await openedTorn('merchants');
  const shown = async () =>
    v
      .parse(fleetSchema, await (await ada.get('/fleet')).json())
      .merchants.map(({ code, name, host }) => [code, name, host]);
  const others = ['m1', 'm2'].map((code, i) => [code, `Merchant ${i + 1}`, `${code}.localhost`]);
  expect(await shown()).toEqual([['m0', 'm0', ''], ...others]);
  await tear('m1');
  await ada.change({ change: toTenth(codes) });
  expect(await shown()).toEqual([['m0', 'm0', ''], ...others]);
  expect(reported).toEqual([
    expect.stringContaining('m0: /merchants/m0/9.json is no description'),
    'Faults now: 1.',
  ]);
});

test('a preview says what would change for whom and what would be refused, and writes nothing', async () => {
  const { ada, codes, dir, store } = await opened();
  await ada.change({ change: { action: 'remove', remotes: ['games'], merchants: ['m2'] } });
  const before = await readdir(dir, { recursive: true });
  const seen = v.parse(preview, await (await ada.post('/preview', toTenth(codes))).json());
  expect(seen.groups).toEqual([
    {
      merchants: expect.arrayContaining(['m0', 'm1']),
      pieces: [{ piece: 'games', before: '2.0.0 100%', after: '2.0.0 90%, 2.1.0 10%' }],
    },
  ]);
  expect(seen.refused).toEqual([
    { code: 'no-stable', message: expect.stringContaining('no stable version'), merchants: ['m2'] },
  ]);
  expect(await readdir(dir, { recursive: true })).toEqual(before);
  expect((await statusOf(store, 'm0')).number).toBe(1);
});

test('a preview of a version that is not published is refused', async () => {
  const { ada, codes } = await opened(1);
  const answer = await ada.post('/preview', { ...toTenth(codes), pieces: ['games@9.9.9'] });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { code: 'unknown-version' } });
});

test('a change says who, when, what and why in the history, like a change of the command line', async () => {
  const { ada, codes, dir } = await opened();
  const done = await ada.change({ change: toTenth(codes), note: 'try it' });
  expect(done).toMatchObject({ state: 'done', done: 3, changed: 3, refused: [], by: 'Ada' });
  const release = operator(dir, undefined, { TESSERA_OPERATOR: 'Grace' });
  const args = ['roll-back', 'games@2.1.0', '--merchant', 'm0', '--note', 'crashes'];
  expect(await release(args.join(' '))).toMatchObject({ code: 0 });
  const { releases, back } = v.parse(history, await (await ada.get('/merchants/m0/history')).json());
  expect(releases).toEqual([
    expect.objectContaining({
      number: 3,
      by: 'Grace',
      from: 'command line',
      why: 'crashes',
      action: 'roll-back',
    }),
    expect.objectContaining({ number: 2, by: 'Ada', from: 'console', why: 'try it', action: 'roll-out' }),
    expect.not.objectContaining({ by: expect.anything() }),
  ]);
  expect(back).toEqual([]);
  const listed = JSON.parse((await release('history --merchant m0 --json')).out);
  expect(listed[1]).toMatchObject({ number: 2, by: 'Ada', why: 'try it' });
});

test('the way back names the version, and where members go', async () => {
  const { ada, codes } = await opened(1);
  await ada.change({ change: { ...toTenth(codes), percent: 100 } });
  const { back } = v.parse(history, await (await ada.get('/merchants/m0/history')).json());
  expect(back).toEqual([{ version: 'games@2.1.0', to: '2.0.0' }]);
  const change = { action: 'roll-back', pieces: ['games@2.1.0'], merchants: ['m0'] };
  expect(await ada.change({ change })).toMatchObject({ changed: 1 });
  expect(await ada.change({ change })).toMatchObject({ changed: 0, state: 'done' });
});

test('the difference of any two releases names the fields', async () => {
  const { ada, codes } = await opened(1);
  await ada.change({ change: toTenth(codes) });
  const found = await (await ada.get('/merchants/m0/difference?from=1&to=2')).json();
  expect(found).toContainEqual({
    field: 'remotes.games.candidates.1.version',
    after: '"2.1.0"',
  });
  expect(await (await ada.get('/merchants/m0/difference?from=2&to=2')).json()).toEqual([]);
  expect((await ada.get('/merchants/m0/difference?from=1&to=9')).status).toBe(422);
});

test('two operators see each other’s changes, also those of the command line', async () => {
  const { ada, codes, dir, store } = await opened();
  const other = await signedIn(await startConsole({ store, operator: 'Grace' }));
  const seen = other.event((one) => one.kind === 'audit');
  await ada.change({ change: toTenth(codes) });
  expect(await seen).toMatchObject({ entry: { by: 'Ada', what: 'games@2.1.0 10%', changed: 3 } });
  const again = ada.event((one) => one.kind === 'audit' && one.entry.by === 'Linus');
  await operator(dir, undefined, { TESSERA_OPERATOR: 'Linus' })('roll-back games@2.1.0 --all');
  expect(await again).toMatchObject({ entry: { from: 'command line', action: 'roll-back' } });
  const { merchants } = v.parse(fleetSchema, await (await other.get('/fleet')).json());
  expect(merchants.every(({ number }) => number === 3 || number === 2)).toBe(true);
});

test('a change that is stopped leaves the other merchants, and the log says what was changed', async () => {
  const { ada, store } = await opened(60);
  const codes = Array.from({ length: 60 }, (_, n) => `m${n}`);
  const started = await (await ada.post('/changes', { change: toTenth(codes) })).json();
  await ada.post(`/jobs/${started.id}/stop`, {});
  const { state, changed } = await ada.ended(started.id);
  expect(state).toBe('stopped');
  expect(changed).toBeLessThan(60);
  const numbers = await Promise.all(codes.map(async (code) => (await statusOf(store, code)).number));
  expect(numbers.filter((number) => number === 2)).toHaveLength(changed);
  if (changed === 0) return;
  const [entry] = await (await ada.get('/audit')).json();
  expect(entry).toMatchObject({ action: 'roll-out', changed });
});

test('settings, explain, verify and prune are those of the command line', async () => {
  const { ada, dir } = await opened(1);
  const change = { action: 'configure', overrides: true, merchants: ['m0'] };
  expect((await ada.post('/changes', { change })).status).toBe(403);
  expect(await ada.change({ change }, '/settings')).toMatchObject({ what: 'overrides on', changed: 1 });
  const device = '01234567-89ab-cdef-0123-456789abcdef';
  expect(await (await ada.get(`/explain?merchant=m0&device=${device}`)).json()).toMatchObject([
    { remote: 'games', version: '2.0.0', from: 0, to: 100 },
  ]);
  expect(await (await ada.post('/verify', {})).json()).toEqual([]);
  const order = { keep: 1, days: 0 };
  const listed = await (await ada.post('/prune', { ...order, dry: true })).json();
  expect(listed).toMatchObject([{ version: 'games@2.1.0' }]);
  expect(await readdir(join(dir, 'm/remotes/games'))).toContain('2.1.0');
  await ada.post('/prune', { ...order, dry: false });
  expect(await readdir(join(dir, 'm/remotes/games'))).not.toContain('2.1.0');
  const [entry] = await (await ada.get('/audit')).json();
  expect(entry).toMatchObject({ by: 'Ada', action: 'prune', what: '1 versions' });
});
