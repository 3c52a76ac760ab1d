import type { BeaconSource } from './beacon-source';
import type { EvidenceSource } from './evidence-source';
import type { Judge } from './judge';
import { observer } from './observer';
import type { LogEntry } from './page-report';

/** Observes the entries of a log for a judge. */
export const observeLog = (judged: Judge, now: () => number = Date.now) =>
  observer(
    {
      page: ({ canary, basis, merchant }, arm, failed) =>
        judged.evidence(canary, basis)?.pages(merchant, arm, { uses: 1, failed: failed ? 1 : 0 }, now()),
      vital: ({ canary, basis, merchant }, arm, name, value) =>
        judged.evidence(canary, basis)?.measure(name, merchant, arm, value),
      pair: ({ canary, basis }, name, isWorse) =>
        judged.evidence(canary, basis)?.pairs(name, { pairs: 1, worse: isWorse ? 1 : 0 }, now()),
    },
    now,
  );

/** In ms: a log without an entry for longer than this is not written any more. */
const LONGEST_SILENCE = 15 * 60_000;

/**
 * Takes the evidence from a log of pages and beacons.
 * @param seen called with every entry, for what else is counted
 * @param now returns the time in ms since 1970
 */
export function logSource(
  read: BeaconSource,
  judged: Judge,
  seen: (entry: LogEntry) => void = () => undefined,
  now: () => number = Date.now,
): EvidenceSource {
  const observed = observeLog(judged, now);
  let latest = now();
  return async (statuses) => {
    observed.update(statuses);
    for await (const entry of read()) {
      observed.add(entry);
      seen(entry);
      latest = now();
    }
    if (now() - latest > LONGEST_SILENCE) throw new Error('No page and no beacon has come for 15 minutes.');
  };
}
