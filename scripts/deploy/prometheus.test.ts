// @full: needs Prometheus.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPrometheus } from '@tessera/release/testing';
import * as v from 'valibot';
import { inWorkspace } from '../workspace';

const rules = inWorkspace('docs/deploy/prometheus-rules.yaml');
const dashboardFile = inWorkspace('docs/deploy/grafana-dashboard.json');

const target = v.object({ expr: v.string(), legendFormat: v.string() });
const panel = v.object({
  id: v.number(),
  title: v.string(),
  description: v.optional(v.string()),
  targets: v.optional(v.array(target), []),
});
const dashboard = v.parse(
  v.object({ panels: v.array(panel) }),
  JSON.parse(readFileSync(dashboardFile, 'utf8')),
);
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const promtool = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(findPrometheus('promtool'), args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

test('promtool accepts the configuration and the rules of the alerts', () => {
  for (const [kind, file] of [
    ['config', inWorkspace('docs/deploy/prometheus.yaml')],
    ['rules', rules],
  ] as const)
    expect(promtool('check', kind, file)).toMatchObject({
      status: 0,
      output: expect.stringContaining('SUCCESS: 8 rules found'),
    });
});

test('the alerts fire when they should, and say what to do', () => {
  expect(promtool('test', 'rules', inWorkspace('scripts/deploy/prometheus-alerts.yaml'))).toMatchObject({
    status: 0,
  });
});

test('promtool accepts every query of the dashboard', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'tessera-dashboard-'));
  const file = path.join(dir, 'queries.json');
  const filled = queries.map((expr) => expr.replaceAll('$__rate_interval', '5m').replaceAll('$remote', '.*'));
  const group = { name: 'dashboard', rules: filled.map((expr, at) => ({ record: `query_${at}`, expr })) };
  writeFileSync(file, JSON.stringify({ groups: [group] }));
  try {
    expect(promtool('check', 'rules', file)).toMatchObject({ status: 0 });
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('every panel has a number of its own, a description and a query', () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const plots = dashboard.panels.filter(({ targets }) => targets.length > 0);
  expect(plots.length).toBeGreaterThan(10);
  expect(plots.filter(({ description }) => !description)).toEqual([]);
});

test('queries and alerts name metrics that the collectors have', () => {
  const sources = ['release/src/collector', 'release/src/operations/canary'].flatMap((folder) =>
    readdirSync(inWorkspace(folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(inWorkspace(folder, file), 'utf8')),
  );
  const known = new Set(sources.join('\n').match(/tessera_\w+/g));
  const used = [...queries, readFileSync(rules, 'utf8')].join('\n').match(/tessera_\w+/g) ?? [];
  const unknown = used.filter(
    (name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')),
  );
  expect(used.length).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
});
