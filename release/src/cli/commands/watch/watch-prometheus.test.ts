// @full: needs Prometheus.
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { health } from '../../../console/health';
import type { LogEntry } from '../../../operations/canary/page-report';
import { statusOf } from '../../../operations/status/status';
import { openFolderStore } from '../../../store/folder-store';
import { lines, visits, withCanary } from '../../../testing/canary';
import { type Collectors, startCollectors } from '../../../testing/collectors';
import { removeFolders } from '../../../testing/dists';
import { freePort } from '../../../testing/nginx';
import { type PrometheusProcess, startPrometheus } from '../../../testing/prometheus-process';

const DAY = 86_400_000;
/** Counters of the first minutes of a day are no evidence, because they contain pages of two days. */
const MIXED = 4 * 60_000;

let collectors: Collectors | undefined;
let prometheus: PrometheusProcess | undefined;
afterEach(async () => {
  await prometheus?.close();
  await collectors?.close();
  [prometheus, collectors] = [undefined, undefined];
  await removeFolders();
});
beforeAll(async () => {
  const late = Date.now() % DAY;
  if (late < MIXED) await pause(MIXED - late);
}, 2 * MIXED);

async function started() {
  const made = await withCanary();
  const store = openFolderStore(made.dir);
  const statuses = await Promise.all(['aurora', 'zahra'].map((merchant) => statusOf(store, merchant)));
  collectors = await startCollectors(2, statuses);
  const targets = collectors.urls.map((url) => new URL(url).host);
  prometheus = await startPrometheus(targets, await freePort());
  return { ...made, statuses, from: `prometheus+${prometheus.url}` };
}

/** @returns the sum of a query in Prometheus */
async function asked(query: string): Promise<number> {
  const response = await fetch(`${prometheus?.url}/api/v1/query?query=${encodeURIComponent(query)}`);
  const { data } = await response.json();
  return Number(data.result[0]?.value[1] ?? 0);
}

/** Sends pages and beacons in parts, each of which Prometheus has scraped before the next. */
async function send(entries: readonly LogEntry[], parts: number): Promise<void> {
  const size = Math.ceil(entries.length / parts);
  for (let at = 0; at < entries.length; at += size) {
    await collectors?.send(entries.slice(at, at + size));
    const counted = await collectors?.counted(/^tessera_canary_pages_total/);
    while ((await asked('sum(tessera_canary_pages_total)')) !== counted) await pause(100);
  }
}

/** The numbers of a reason, without its probability, which depends on the order of the pages. */
const numbersOf = (out: string) => /games@2\.1\.0 failed in .*?%\), games@2\.0\.0 in .*?%\)/.exec(out)?.[0];

test('a canary that crashes is rolled back for the reason that a log gives', async () => {
  const { release, log, versions, from } = await started();
  const crashing = visits(() => 'crash');
  await writeFile(log, lines(crashing));
  await send(crashing, 8);
  const options = '--all --once --every 1';
  const [logged, dry] = [
    await release(`watch ${options} --dry-run --from ${log}`),
    await release(`watch ${options} --dry-run --from ${from}`),
  ];
  expect(numbersOf(logged.out)).toBe(
    'games@2.1.0 failed in 40 of 40 pages (100.0 %), games@2.0.0 in 0 of 40 pages (0.0 %)',
  );
  expect(numbersOf(dry.out)).toBe(numbersOf(logged.out));
  expect(await versions()).toHaveLength(2);
  const ran = await release(`watch ${options} --from ${from}`);
  expect(ran).toMatchObject({ code: 5, out: expect.stringContaining('games@2.1.0 rolled back at 1 of 1') });
  expect(await versions()).toEqual([{ version: '2.0.0', weight: 100 }]);
}, 90_000);

test('the console counts the same loads and pages from Prometheus', async () => {
  const { from, statuses } = await started();
  await send(
    visits((visitor) => (visitor < 10 ? 'crash' : 'loaded')),
    2,
  );
  const shown = health(from, () => statuses);
  await shown.read();
  const { pieces, canaries, fault } = shown.answer();
  expect(fault).toBeUndefined();
  expect(pieces).toMatchObject([
    { remote: 'games', version: '2.0.0', outcomes: { loaded: 40 } },
    { remote: 'games', version: '2.1.0', outcomes: { loaded: 30, crash: 10 } },
  ]);
  expect(canaries).toMatchObject([{ counts: { canary: { pages: 40, failed: 10 } } }]);
}, 90_000);

test('a good canary stays, also when collectors start again; a flood of one source is an alert', async () => {
  const { release, versions, from } = await started();
  await send(
    visits((visitor) => (visitor < 1 ? 'crash' : 'loaded')),
    3,
  );
  const good = await release(`watch --all --once --every 1 --json --from ${from}`);
  expect(good.code).toBe(0);
  expect(JSON.parse(good.out).canaries).toMatchObject([
    { canary: 'games@2.1.0', against: '2.0.0', respect: 'failures', uses: [40, 40] },
  ]);
  await collectors?.restart();
  const flood = visits(() => 'crash').map((entry) => ({ ...entry, source: 'one' }));
  await send(flood, 8);
  const flooded = await release(`watch --all --once --every 1 --from ${from}`);
  expect(flooded).toMatchObject({
    code: 5,
    out: expect.stringContaining('is not rolled back automatically'),
  });
  expect(await versions()).toHaveLength(2);
}, 90_000);

test('a Prometheus that does not answer is a failure, and no verdict', async () => {
  const { release } = await withCanary();
  const ran = await release(`watch --all --once --from prometheus+http://127.0.0.1:${await freePort()}`);
  expect(ran).toMatchObject({ code: 1, out: '' });
});
