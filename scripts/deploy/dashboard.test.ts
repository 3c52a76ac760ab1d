// @full: needs Prometheus.
import { readFileSync } from 'node:fs';
import { type HealthEvent, writeHealth } from '@tessera/contract';
import { freePort, startCollectors, startPrometheus } from '@tessera/release/testing';
import * as v from 'valibot';
import { inWorkspace } from '../workspace';

const MINUTE = 60;
/** Time of the counters in minutes. */
const LENGTH = 90;
/** In s since 1970. Some hours ago, because Prometheus writes the last ones itself. */
const END = MINUTE * (Math.floor(Date.now() / 60_000) - 6 * 60);

const source = v.object({
  type: v.literal('prometheus'),
  uid: v.pipe(v.string(), v.regex(/^\$\{datasource\}$/)),
});
const place = v.object({ x: v.number(), y: v.number(), w: v.number(), h: v.number() });
/** The fields of Grafana's dashboard schema, version 38, that the file uses. Others are mistakes. */
const panel = v.variant('type', [
  v.strictObject({
    id: v.number(),
    type: v.literal('row'),
    title: v.string(),
    collapsed: v.boolean(),
    gridPos: place,
    panels: v.array(v.unknown()),
  }),
  v.strictObject({
    id: v.number(),
    type: v.literal('timeseries'),
    title: v.string(),
    description: v.string(),
    datasource: source,
    gridPos: place,
    fieldConfig: v.strictObject({
      defaults: v.strictObject({
        unit: v.picklist(['none', 'percentunit', 'reqps', 's', 'short']),
        min: v.optional(v.number()),
        max: v.optional(v.number()),
        custom: v.strictObject({
          lineWidth: v.number(),
          fillOpacity: v.number(),
          stacking: v.strictObject({ mode: v.picklist(['none', 'normal']) }),
          spanNulls: v.boolean(),
        }),
      }),
      overrides: v.array(v.unknown()),
    }),
    options: v.strictObject({
      legend: v.strictObject({
        displayMode: v.picklist(['table', 'list']),
        placement: v.picklist(['bottom', 'right']),
        calcs: v.array(v.picklist(['lastNotNull', 'max', 'mean'])),
      }),
      tooltip: v.strictObject({ mode: v.literal('multi'), sort: v.literal('desc') }),
    }),
    targets: v.array(
      v.strictObject({
        refId: v.string(),
        datasource: source,
        expr: v.string(),
        legendFormat: v.string(),
      }),
    ),
  }),
]);
const { panels } = v.parse(
  v.object({ schemaVersion: v.literal(38), panels: v.array(panel) }),
  JSON.parse(readFileSync(inWorkspace('docs/deploy/grafana-dashboard.json'), 'utf8')),
);

test('no two panels have the same place, and none is wider than the dashboard', () => {
  for (const [at, { gridPos: one }] of panels.entries()) {
    expect(one.x + one.w).toBeLessThanOrEqual(24);
    for (const { gridPos: other } of panels.slice(at + 1)) {
      const isBeside = one.x + one.w <= other.x || other.x + other.w <= one.x;
      expect([one, other, isBeside || one.y + one.h <= other.y || other.y + other.h <= one.y]).toContain(
        true,
      );
    }
  }
});

const piece = (version: string) => ({ remote: 'games', version });
const load = (version: string, outcome: 'loaded' | 'crash' | 'fallback'): HealthEvent => ({
  kind: 'load',
  ...piece(version),
  outcome,
  elapsed: 300,
});
const vital = (version: string, name: 'LCP' | 'INP' | 'CLS', value: number): HealthEvent => ({
  kind: 'vital',
  ...piece(version),
  name,
  value,
});

/** Pages of visitors with a canary that is worse in everything, and of visitors with its stable version. */
const entries = Array.from({ length: 12 }, (_, n) => {
  const own = { merchant: 'aurora', source: `visitor ${n}` };
  const isCanary = n % 2 === 1;
  const version = isCanary ? '2.1.0' : '2.0.0';
  const events: readonly HealthEvent[] = [
    load(version, isCanary && n % 3 === 0 ? 'crash' : 'loaded'),
    load(version, 'fallback'),
    vital(version, 'LCP', isCanary ? 3_000 + n : 1_000 + n),
    vital(version, 'INP', 100),
    vital(version, 'CLS', 0.05),
    { kind: 'answer', ...piece(version), call: 'games', field: 'list.*.name' },
  ];
  return [
    { ...own, page: true as const },
    { ...own, value: writeHealth(events) },
  ];
}).flat();

/** What two collectors show of these pages, in the OpenMetrics format. */
async function metrics(): Promise<string> {
  const shares = [piece('2.0.0'), piece('2.1.0')].map(({ version }) => ({ version, weight: 50 }));
  const released = { merchant: 'aurora', number: 2, remotes: { games: shares }, previous: {}, pointed: true };
  const collectors = await startCollectors(2, [released]);
  try {
    await collectors.send(entries);
    const texts = collectors.urls.map(async (url) => (await fetch(`${url}/metrics`)).text());
    return (await Promise.all(texts)).join('');
  } finally {
    await collectors.close();
  }
}

/** A history in which each of the samples grows at its own rate. */
function history(text: string): string {
  const families = new Map<string, string[]>();
  let family: string[] = [];
  for (const line of [...text.split('\n'), '# TYPE up gauge', 'up 1']) {
    const [, type] = /^# TYPE (\S+ \S+)$/.exec(line) ?? [];
    if (type) {
      family = families.get(type) ?? [];
      families.set(type, family);
    } else if (line !== '' && !line.startsWith('#')) family.push(line);
  }
  const seen = new Map<string, number>();
  const samples = (line: string): string[] => {
    const [, name = '', labels = '', value = ''] = /^([\w:]+)(?:\{(.*)\})? (\S+)/.exec(line) ?? [];
    const instance = seen.get(name + labels) ?? 0;
    seen.set(name + labels, instance + 1);
    const own = [labels, `instance="${instance}"`, 'job="tessera"'].filter(Boolean).join();
    return Array.from({ length: LENGTH }, (_, at) => {
      const grown = name === 'up' ? 1 : Number(value) * (at + 1);
      return `${name}{${own}} ${grown} ${END - MINUTE * (LENGTH - 1 - at)}`;
    });
  };
  const texts = [...families].flatMap(([type, lines]) => [`# TYPE ${type}`, ...lines.flatMap(samples)]);
  return [...texts, '# EOF', ''].join('\n');
}

const answer = v.object({
  data: v.object({ result: v.array(v.object({ value: v.tuple([v.number(), v.string()]) })) }),
});

test('every query of every panel finds series of what collectors show', async () => {
  const prometheus = await startPrometheus([], await freePort(), history(await metrics()));
  try {
    const empty: string[] = [];
    for (const one of panels)
      for (const { expr } of one.type === 'row' ? [] : one.targets) {
        const query = expr.replaceAll('$__rate_interval', '5m').replaceAll('$remote', '.*');
        const body = new URLSearchParams({ query, time: String(END) });
        const response = await fetch(`${prometheus.url}/api/v1/query`, { method: 'POST', body });
        const { result } = v.parse(answer, await response.json()).data;
        if (!result.some(({ value: [, value] }) => Number.isFinite(Number(value))))
          empty.push(`${one.title}: ${query}`);
      }
    expect(empty).toEqual([]);
  } finally {
    await prometheus.close();
  }
}, 90_000);
