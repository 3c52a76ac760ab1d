import { vitalNames } from '@tessera/contract';
import type { MerchantStatus } from '../status';
import { type Arm, type Basis, type Canary, type Watched, watchedCanaries } from './canary';
import { dailyMarks } from './daily-marks';
import { type Beacon, type LogEntry, type PageReport, reportsIn } from './page-report';
import { pairing } from './pairing';

/** What an observation is about. */
export interface Subject {
  readonly canary: Canary;
  readonly basis: Basis;
  readonly merchant: string;
}

/** Receives the observations of canaries and their stable versions. */
export interface Observations {
  page(subject: Subject, arm: Arm, failed: boolean): void;
  vital(subject: Subject, arm: Arm, name: string, value: number): void;
  /** Two measurements at the same merchant with different values. */
  pair(subject: Subject, name: string, isWorse: boolean): void;
}

interface State {
  /** What each source has reported today. */
  readonly seen: ReturnType<typeof dailyMarks>;
  readonly pairs: Readonly<Record<Basis, ReturnType<typeof pairing>>>;
}

const kinds: readonly string[] = ['loaded', 'failed', ...vitalNames];

/**
 * Removes what a source has reported before on the same day. A source counts at most once as loaded, once as failed
 * and once for each web vital, for either version: a device that reloads a broken page a hundred times, and a sender
 * of a hundred forged beacons, are one observation.
 */
function firstReport(report: PageReport, source: string, seen: State['seen']): PageReport {
  const { failed, vitals } = report;
  const isFirst = (kind: string) => seen.mark(source, kinds.indexOf(kind));
  return {
    ...report,
    failed: failed !== undefined && isFirst(failed ? 'failed' : 'loaded') ? failed : undefined,
    vitals: vitals.filter(({ name }) => isFirst(name)),
  };
}

const armOf = ({ version, stable }: Canary, reported: string): Arm | undefined => {
  if (reported === version) return 'canary';
  return reported === stable ? 'stable' : undefined;
};

/** The mark of a source that requested a page. */
const VISIT = 0;

/**
 * Turns pages and beacons into observations of canaries, one for each source and day.
 * @param now returns the time in ms since 1970
 */
export function observer(into: Observations, now: () => number = Date.now) {
  const watched = watchedCanaries<State>(() => ({
    seen: dailyMarks(now),
    pairs: { visitors: pairing(now), anyone: pairing(now) },
  }));
  /** Merchants and the sources that requested a page of them today. */
  const visits = dailyMarks(now);
  let known: ReadonlySet<string> = new Set();
  const visit = (merchant: string, source: string) => `${merchant} ${source}`;

  function observe({ canary, state }: Watched<State>, basis: Basis, report: PageReport, arm: Arm): void {
    const { merchant, failed, vitals } = report;
    const subject = { canary, basis, merchant };
    if (failed !== undefined) into.page(subject, arm, failed);
    for (const { name, value } of vitals) {
      into.vital(subject, arm, name, value);
      const isWorse = state.pairs[basis](merchant, arm, name, value);
      if (isWorse !== undefined) into.pair(subject, name, isWorse);
    }
  }

  function addBeacon(beacon: Beacon): void {
    const { merchant, source } = beacon;
    const isVisitor = source !== undefined && visits.has(visit(merchant, source), VISIT);
    for (const report of reportsIn(beacon)) {
      for (const one of watched.all()) {
        if (one.canary.remote !== report.remote || !one.merchants.has(merchant)) continue;
        const arm = armOf(one.canary, report.version);
        if (!arm) continue;
        observe(one, 'anyone', report, arm);
        if (isVisitor) observe(one, 'visitors', firstReport(report, source, one.state.seen), arm);
      }
    }
  }

  return {
    /** Updates the merchants and their canaries. */
    update(statuses: readonly MerchantStatus[]): void {
      watched.update(statuses);
      known = new Set(statuses.map(({ merchant }) => merchant));
    },
    /** Takes an entry. Merchants that anybody made up take no place among the visits. */
    add(entry: LogEntry): void {
      if (!known.has(entry.merchant)) return;
      if ('page' in entry) visits.mark(visit(entry.merchant, entry.source), VISIT);
      else addBeacon(entry);
    },
  };
}
