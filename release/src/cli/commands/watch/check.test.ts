import { appendFile } from 'node:fs/promises';
import { messageOf } from '../../../fault';
import { defaultRules, judge, type LogEntry, openEvidenceSource } from '../../../operations/canary';
import { openFolderStore } from '../../../store/folder-store';
import { lines, visits, withCanary } from '../../../testing/canary';
import { removeFolders } from '../../../testing/dists';
import { watchChecks } from './check';

afterEach(removeFolders);

/** Two merchants with the canary, and a watch that checks when it is told to. */
async function watched() {
  const { dir, log, release } = await withCanary();
  await release('roll-out games@2.1.0 --merchant zahra --percent 10');
  const judged = judge(defaultRules);
  const source = openEvidenceSource(log, judged, { every: 1, hours: 1 });
  const store = openFolderStore(dir);
  const check = watchChecks({ store, judged, source, merchants: undefined, dryRun: false, once: true });
  /** @returns the alerts after more lines of the log */
  const alertsAfter = async (entries: readonly LogEntry[]) => {
    await appendFile(log, lines(entries));
    const { alerts, rolledBack } = await check();
    expect(rolledBack).toEqual([]);
    return alerts.map(({ basis, finding: { metric, reports } }) => `${basis}: ${reports} ${metric}`);
  };
  return { release, alertsAfter };
}

test('a log that nothing is written to any more is a fault, until something is', async () => {
  const { dir, log } = await withCanary();
  const judged = judge(defaultRules);
  let now = Date.now();
  const source = openEvidenceSource(log, judged, { every: 1, hours: 1, now: () => now });
  const store = openFolderStore(dir);
  const check = watchChecks({ store, judged, source, merchants: undefined, dryRun: true, once: false });
  const faultsAfter = async (minutes: number) => {
    now += minutes * 60_000;
    return (await check()).faults.map(({ part, fault }) => [part, messageOf(fault)]);
  };
  expect(await faultsAfter(15)).toEqual([]);
  expect(await faultsAfter(1)).toEqual([['--from', 'No page and no beacon has come for 15 minutes.']]);
  await appendFile(log, lines(visits(() => 'loaded')));
  expect(await faultsAfter(1)).toEqual([]);
  expect(await faultsAfter(16)).toHaveLength(1);
});

const crashing = visits(() => 'crash');
/** Beacons of one sender, who has requested no page. */
const forged = crashing.filter((entry) => 'value' in entry).map((entry) => ({ ...entry, source: 'sender' }));

test('a forged alert does not silence the true one', async () => {
  const { alertsAfter } = await watched();
  expect(await alertsAfter(forged)).toEqual(['anyone: 40 failures']);
  // All visitors are of one of two merchants.
  expect(await alertsAfter(crashing)).toEqual(['visitors: 40 failures']);
  expect(await alertsAfter(crashing)).toEqual([]);
});

test('an alert comes again when twice as many reports support it, and not at each check', async () => {
  const { alertsAfter } = await watched();
  const told: string[] = [];
  for (let n = 0; n < 16; n++) told.push(...(await alertsAfter(forged)));
  expect(told).toEqual([40, 80, 160, 320, 640].map((reports) => `anyone: ${reports} failures`));
});

test('an alert comes again for a version that was taken back and is rolled out again', async () => {
  const { release, alertsAfter } = await watched();
  expect(await alertsAfter(forged)).toHaveLength(1);
  await release('roll-back games@2.1.0 --all');
  expect(await alertsAfter([])).toEqual([]);
  await release('roll-out games@2.1.0 --merchant zahra --merchant aurora --percent 10');
  expect(await alertsAfter(forged)).toEqual(['anyone: 40 failures']);
});
