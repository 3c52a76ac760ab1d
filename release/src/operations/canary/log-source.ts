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

/**
 * Takes the evidence from a log of pages and beacons.
 * @param seen called with every entry, for what else is counted
 */
export function logSource(
  read: BeaconSource,
  judged: Judge,
  seen: (entry: LogEntry) => void = () => undefined,
): EvidenceSource {
  const observed = observeLog(judged);
  return async (statuses) => {
    observed.update(statuses);
    for await (const entry of read()) {
      observed.add(entry);
      seen(entry);
    }
  };
}
