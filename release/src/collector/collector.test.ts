// @full: needs Prometheus.
import { spawnSync } from 'node:child_process';
import { collect, status, writeHealth } from '@tessera/contract';
import type { MerchantStatus } from '../operations/status/status';
import { lines, visits } from '../testing/canary';
import { type Collectors, secret, startCollectors } from '../testing/collectors';
import { findPrometheus } from '../testing/prometheus-process';
import type { CollectorOptions } from './start-collector';

const released = (merchant: string): MerchantStatus => ({
  merchant,
  number: 3,
  shell: '1.0.0',
  remotes: {
    games: [
      { version: '2.0.0', weight: 90 },
      { version: '2.1.0', weight: 10 },
    ],
  },
  previous: {},
  pointed: true,
});
const statuses = [released('aurora'), released('zahra')];

let running: Collectors | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});
async function started(count: number, options: Partial<CollectorOptions> = {}): Promise<Collectors> {
  // The time does not pass, so that neither a minute nor a day ends within a test.
  running = await startCollectors(count, statuses, { now: () => Date.UTC(2026, 0, 1, 12), ...options });
  return running;
}

const failed = /^tessera_canary_pages_total\{.*basis="visitors".*arm="canary",outcome="failed"\}/;
const worked = /^tessera_canary_pages_total\{.*basis="visitors".*arm="stable",outcome="worked"\}/;
const anyone = /^tessera_canary_pages_total\{.*basis="anyone".*arm="canary",outcome="failed"\}/;
const result = (name: string) => new RegExp(`^tessera_collector_entries_total\\{result="${name}"`);
const crash = (merchant: string, source: string) => ({
  merchant,
  source,
  value: writeHealth([{ kind: 'load', remote: 'games', version: '2.1.0', outcome: 'crash', elapsed: 0 }]),
});
const page = (merchant: string, source: string) => ({ merchant, source, page: true as const });

test.each([1, 3])(
  '%d collectors behind a balancer count each visitor once',
  async (count) => {
    const collectors = await started(count);
    const entries = visits(() => 'crash');
    await collectors.send(entries);
    await collectors.send(entries);
    expect([await collectors.counted(failed), await collectors.counted(worked)]).toEqual([40, 40]);
    expect(await collectors.counted(anyone)).toBe(80);
    expect(await collectors.counted(result('lost'))).toBe(0);
  },
  60_000,
);

test('a thousand failures of one source are one, and most of them are not even read', async () => {
  const collectors = await started(2);
  const flood = Array.from({ length: 500 }, (_, n) => crash(n % 2 === 0 ? 'aurora' : 'zahra', 'bot'));
  await collectors.send([page('aurora', 'bot'), page('zahra', 'bot'), ...flood, ...flood]);
  expect(await collectors.counted(failed)).toBe(1);
  expect(await collectors.counted(anyone)).toBeLessThanOrEqual(120);
  expect(await collectors.counted(result('limited'))).toBeGreaterThanOrEqual(880);
}, 60_000);

test('a source that requested no page of the merchant is no visitor', async () => {
  const collectors = await started(2);
  await collectors.send([page('zahra', 'stranger'), crash('aurora', 'stranger')]);
  expect([await collectors.counted(failed), await collectors.counted(anyone)]).toEqual([0, 1]);
});

test('an address is one source, whatever port a proxy writes after it', async () => {
  const collectors = await started(1);
  const [url = ''] = collectors.urls;
  const { merchant, value } = crash('aurora', 'one');
  const from = (port: number) => ({ 'x-forwarded-for': `203.0.113.9:${port}`, merchant });
  await fetch(`${url}${status.path}`, { headers: from(51_008) });
  await fetch(`${url}${collect.path}`, {
    method: 'POST',
    headers: from(51_009),
    body: JSON.stringify({ merchant, value }),
  });
  expect(await collectors.counted(failed)).toBe(1);
});

test('unknown merchants and versions add no series, and malformed bodies are refused', async () => {
  const collectors = await started(1);
  const [url = ''] = collectors.urls;
  const before = (await (await fetch(`${url}/metrics`)).text()).split('\n').length;
  await collectors.send([page('aurora', 'one'), page('nobody', 'one'), crash('nobody', 'one')]);
  for (const version of ['9.9.9', '2.1.0"} 1e9', '\n', '__proto__']) {
    const value = writeHealth([{ kind: 'vital', remote: 'games', version, name: 'LCP', value: 9 }]);
    await collectors.send([{ merchant: 'aurora', source: 'one', value }]);
  }
  const send = (body: string, path: string = collect.path) =>
    fetch(`${url}${path}`, { method: 'POST', body, headers: { 'x-forwarded-for': '10.9.9.9' } });
  expect((await send('x'.repeat(40_000))).status).toBe(413);
  for (const body of ['', 'null', '[]', '{"merchant":1}', '{"merchant":"aurora"', '\u0000'])
    expect((await send(body)).status).toBe(204);
  expect(await collectors.counted(result('malformed'))).toBe(7);
  expect(await collectors.counted(result('unknown'))).toBe(2);
  const after = (await (await fetch(`${url}/metrics`)).text())
    .split('\n')
    .filter((line) => !/result=/.test(line));
  expect(after.length).toBeLessThanOrEqual(before);
});

test('only gateways and collectors with the secret add lines of a log', async () => {
  const collectors = await started(2);
  const [url = ''] = collectors.urls;
  const body = lines([page('aurora', 'one'), crash('aurora', 'one'), 'no entry']);
  const send = async (path: string, token?: string) =>
    (
      await fetch(`${url}${path}`, {
        method: 'POST',
        body,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
    ).status;
  for (const path of ['/entries', '/owned'])
    for (const token of [undefined, '', 'wrong', `${secret}x`]) expect(await send(path, token)).toBe(401);
  expect(await send('/entries', secret)).toBe(204);
  await collectors.send([]);
  expect(await collectors.counted(failed)).toBe(1);
  expect(await collectors.counted(result('malformed'))).toBe(1);
});

test('entries for a collector that does not answer are lost, counted as lost, and not counted twice', async () => {
  const peers = ['http://127.0.0.1:1', 'http://127.0.0.1:2'];
  const collectors = await started(1, { peers, self: 'http://127.0.0.1:2' });
  await collectors.send(Array.from({ length: 20 }, (_, n) => page('aurora', `visitor ${n}`)));
  const [lost, counted] = [
    await collectors.counted(result('lost')),
    await collectors.counted(result('counted')),
  ];
  expect(lost).toBeGreaterThan(0);
  expect(lost + counted).toBe(20);
});

test('a version that no merchant has any more is forgotten', async () => {
  const collectors = await started(1);
  await collectors.send([page('aurora', 'one'), crash('aurora', 'one')]);
  expect(await collectors.counted(/^tessera_(canary|loads).*version="2\.1\.0"/)).toBeGreaterThan(0);
  const rolledBack = statuses.map((one) => ({
    ...one,
    remotes: { games: [{ version: '2.0.0', weight: 100 }] },
  }));
  await collectors.update(rolledBack);
  expect(await collectors.counted(/version="2\.1\.0"/)).toBe(0);
});

test('promtool accepts the metrics', async () => {
  const collectors = await started(1);
  const vital = (version: string, value: number) =>
    writeHealth([{ kind: 'vital', remote: 'games', version, name: 'LCP', value }]);
  await collectors.send([
    page('aurora', 'one'),
    page('aurora', 'two'),
    crash('aurora', 'one'),
    { merchant: 'aurora', source: 'one', value: vital('2.1.0', 3_000) },
    { merchant: 'aurora', source: 'two', value: vital('2.0.0', 1_000) },
  ]);
  const answer = await fetch(`${collectors.urls[0]}/metrics`);
  expect(answer.headers.get('content-type')).toContain('application/openmetrics-text');
  const text = await answer.text();
  expect(text).toMatch(/# EOF\n$/);
  expect(text).toContain(
    'tessera_canary_pairs_total{remote="games",version="2.1.0",stable="2.0.0",basis="visitors"',
  );
  // promtool reads the older format, which has no last line.
  const input = text.replace('# EOF\n', '').replaceAll(/^(# (?:HELP|TYPE) \w+?)(_total)? (?=.*)/gm, '$1 ');
  const checked = spawnSync(findPrometheus('promtool'), ['check', 'metrics'], { input, encoding: 'utf8' });
  expect(checked.stderr).not.toContain('error while linting');
});
