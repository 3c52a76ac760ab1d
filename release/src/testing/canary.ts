import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HealthEvent, writeHealth } from '@tessera/contract';
import type { LogEntry } from '../operations/canary/page-report';
import { statusOf } from '../operations/status/status';
import { openFolderStore } from '../store/folder-store';
import { remoteDist } from './dists';
import { releasedFolder } from './released-folder';

const event = (version: string, outcome: 'loaded' | 'crash'): HealthEvent => ({
  kind: 'load',
  remote: 'games',
  version,
  outcome,
  elapsed: 5,
});
const beacon = (source: string, version: string, outcome: 'loaded' | 'crash') => ({
  merchant: 'aurora',
  source,
  value: writeHealth([event(version, outcome)]),
});

/** @returns the lines of a log */
export const lines = (entries: readonly unknown[]): string =>
  entries.map((one) => `${JSON.stringify(one)}\n`).join('');

/** Forty visitors with a canary that fails as given, and forty with a stable version that never does. */
export const visits = (outcomeOf: (visitor: number) => 'loaded' | 'crash'): readonly LogEntry[] =>
  Array.from({ length: 40 }, (_, n) => [
    { merchant: 'aurora', source: `one ${n}`, page: true as const },
    beacon(`one ${n}`, '2.0.0', 'loaded'),
    { merchant: 'aurora', source: `other ${n}`, page: true as const },
    beacon(`other ${n}`, '2.1.0', outcomeOf(n)),
  ]).flat();

/** Makes a store with two merchants. A tenth of one merchant's members have a canary. */
export async function withCanary() {
  const { dir, release } = await releasedFolder();
  await release(`publish --fast ${await remoteDist({ build: { version: '2.1.0' } })}`);
  await release('roll-out games@2.1.0 --merchant aurora --percent 10');
  const log = join(dir, 'beacons.ndjson');
  await writeFile(log, '');
  const versions = async () => (await statusOf(openFolderStore(dir), 'aurora')).remotes.games;
  return { dir, release, log, versions };
}
