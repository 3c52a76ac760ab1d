import type { MerchantStatus } from '../status';
import { type Canary, canariesOf, nameOf } from './canary';
import { type Arm, type Compared, comparison, type Finding } from './comparison';
import { dailySet } from './daily';
import { type Beacon, type LogEntry, type PageReport, reportsIn } from './page-report';
import { isSupported, type Rules, reasonOf, worstFinding } from './verdict';

/** A canary that is worse than the stable version, the merchants that have it, and the reason. */
export interface Verdict {
  readonly canary: Canary;
  readonly merchants: readonly string[];
  readonly compared: Compared;
  readonly finding: Finding;
  readonly reason: string;
}

interface Watched {
  readonly canary: Canary;
  readonly merchants: Set<string>;
  /** All beacons, which anybody can send as often as they want. Sufficient for an alert only. */
  readonly reported: ReturnType<typeof comparison>;
  /** Beacons of sources that requested a page, once a day each. */
  readonly counted: ReturnType<typeof comparison>;
  /** What each source has reported today. */
  readonly seen: ReturnType<typeof dailySet>;
}

const keyOf = (canary: Canary) => `${nameOf(canary)} against ${canary.stable}`;

const isWorse = (compared: Compared, rules: Rules): boolean => worstFinding(compared, rules) !== undefined;

/**
 * Removes what a source has reported before on the same day. A source counts at most once as loaded, once as failed
 * and once for each web vital, for either version: a device that reloads a broken page a hundred times, and a sender
 * of a hundred forged beacons, are one observation.
 */
function firstReport(report: PageReport, source: string, seen: Watched['seen']): PageReport {
  const { failed, vitals } = report;
  const isFirst = failed !== undefined && seen.add(`${source} ${failed ? 'failed' : 'loaded'}`);
  return {
    ...report,
    failed: isFirst ? failed : undefined,
    vitals: vitals.filter(({ name }) => seen.add(`${source} ${name}`)),
  };
}

/**
 * Compares all canaries with their stable versions.
 * @param now returns the time in ms since 1970
 */
export function watcher(rules: Rules, now: () => number = Date.now) {
  const watched = new Map<string, Watched>();
  /** Merchants and the sources that requested a page of them today. */
  const visits = dailySet(now);
  const visit = (merchant: string, source: string) => `${merchant} ${source}`;

  const armOf = ({ canary }: Watched, version: string): Arm | undefined => {
    if (version === canary.version) return 'canary';
    return version === canary.stable ? 'stable' : undefined;
  };

  function addBeacon(beacon: Beacon): void {
    const { merchant, source } = beacon;
    const isVisitor = source !== undefined && visits.has(visit(merchant, source));
    for (const report of reportsIn(beacon)) {
      for (const one of watched.values()) {
        if (one.canary.remote !== report.remote || !one.merchants.has(merchant)) continue;
        const arm = armOf(one, report.version);
        if (!arm) continue;
        one.reported.add(report, arm);
        if (isVisitor) one.counted.add(firstReport(report, source, one.seen), arm);
      }
    }
  }

  const verdictOf = ({ canary, merchants }: Watched, compared: Compared): readonly Verdict[] => {
    const finding = worstFinding(compared, rules);
    if (!finding) return [];
    const reason = reasonOf(canary, compared, finding);
    return [{ canary, merchants: [...merchants], compared, finding, reason }];
  };
  const isCertain = ({ merchants, counted }: Watched): boolean => {
    const finding = worstFinding(counted.compared(), rules);
    return finding !== undefined && isSupported(finding, rules, merchants.size);
  };

  return {
    /** Updates the canaries from the merchants' releases. Forgets canaries that no merchant has any more. */
    update(statuses: readonly MerchantStatus[]): void {
      for (const { merchants } of watched.values()) merchants.clear();
      for (const status of statuses) {
        for (const canary of canariesOf(status)) {
          const key = keyOf(canary);
          const one = watched.get(key) ?? {
            canary,
            merchants: new Set(),
            reported: comparison(0, now),
            counted: comparison(rules.leastSources, now),
            seen: dailySet(now),
          };
          one.merchants.add(status.merchant);
          watched.set(key, one);
        }
      }
      for (const [key, { merchants }] of watched) if (merchants.size === 0) watched.delete(key);
    },
    add(entry: LogEntry): void {
      if ('page' in entry) visits.add(visit(entry.merchant, entry.source));
      else addBeacon(entry);
    },
    /** @returns the comparison of every canary */
    state: (): ReadonlyArray<{ readonly canary: Canary; readonly compared: Compared }> =>
      [...watched.values()].map((one) => ({ canary: one.canary, compared: one.counted.compared() })),
    /** @returns the canaries to roll back */
    verdicts: (): readonly Verdict[] =>
      [...watched.values()].filter(isCertain).flatMap((one) => verdictOf(one, one.counted.compared())),
    /** @returns the canaries that beacons describe as worse, but without enough sources or merchants for a roll-back */
    alerts: (): readonly Verdict[] =>
      [...watched.values()]
        .filter((one) => !isCertain(one))
        .flatMap((one) => {
          const counted = one.counted.compared();
          return verdictOf(one, isWorse(counted, rules) ? counted : one.reported.compared());
        }),
  };
}
