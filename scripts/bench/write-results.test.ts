import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Round } from './results';
import { variants } from './variants';
import { writeResults } from './write-results';

const dir = mkdtempSync(path.join(tmpdir(), 'tessera-bench-'));
const places = { document: path.join(dir, 'performance.md'), json: path.join(dir, 'results/bench.json') };
const before =
  '<!-- bench:start -->\nNo times.\n<!-- bench:end -->\n<!-- bench-counts:start -->\nNo counts.\n<!-- bench-counts:end -->\n';
const rounds: readonly Round[] = [{ variant: 'ours', round: 1, numbers: { 'home.paint': 300 } }];
const counts = [{ label: 'Heap', value: 2, unit: '%', goal: 5 }] as const;
const document = () => readFileSync(places.document, 'utf8');
beforeEach(() => writeFileSync(places.document, before));
afterAll(() => rmSync(dir, { recursive: true }));

test('a full run writes both tables between the markers of the document, and its values as JSON', () => {
  writeResults({ rounds: 9, only: variants, counts: true }, { rounds, counts }, places);
  expect(document()).toContain('Medians of 9 rounds');
  expect(document()).toContain('| 300 |');
  expect(document()).toContain('| Heap | 2.0 % | ≤ 5.0 % |');
  expect(document()).not.toContain('No ');
  expect(JSON.parse(readFileSync(places.json, 'utf8'))).toMatchObject({
    spreads: { ours: { 'home.paint': { median: 300, count: 1 } } },
    counts,
    rounds,
  });
});

test('a run of fewer rounds or builds leaves the document as it is', () => {
  for (const wanted of [
    { rounds: 1, only: variants, counts: false },
    { rounds: 9, only: ['ours'], counts: false },
  ] as const) {
    expect(writeResults(wanted, { rounds, counts: [] }, places)).toContain('| 300 |');
    expect(document()).toBe(before);
  }
});

test('a run that only counts replaces only the counts', () => {
  const table = writeResults({ rounds: 0, only: ['ours'], counts: true }, { rounds: [], counts }, places);
  expect(table).toContain('| Heap |');
  expect(document()).toContain('No times.');
  expect(document()).toContain(table);
});
