import { type Canary, type Judge, mixesDays } from '@tessera/release';
import type { CanaryPage } from './canary-day';

/** In s: pages report this long after their start. */
const BEACON = 10;
/** In s: intervals of the scrapes of Prometheus and of the queries of `release watch`. */
const SCRAPE = 15;
export const POLL = 10;

/** Gives a judge what it can know. */
export interface SimulatedSource {
  /** Adds a page, in the order of time. */
  add(page: CanaryPage): void;
  /** Called at each check. @param time in s since the start */
  check(time: number): void;
}

/** Counts the measurements of the canary: each of its pages has one of every web vital. */
function measurements() {
  const merchants = new Set<string>();
  let reports = 0;
  return {
    add({ merchant }: CanaryPage): void {
      reports += 1;
      merchants.add(merchant);
    },
    // The medians are for the reason only.
    measured: () => ({ reports, merchants: merchants.size, stable: 0, canary: 0 }),
  };
}

/** A log: each page by itself, as soon as its beacon has come. */
export function logOf(judged: Judge, canary: Canary, start: number): SimulatedSource {
  const waiting: CanaryPage[] = [];
  const { add, measured } = measurements();
  let next = 0;
  return {
    add: (page) => void waiting.push(page),
    check(time) {
      const evidence = judged.evidence(canary, 'visitors');
      for (; (waiting[next]?.time ?? Number.POSITIVE_INFINITY) + BEACON <= time; next++) {
        const page = waiting[next];
        if (!page) return;
        add(page);
        const at = start + 1_000 * page.time;
        if (page.stable.uses > 0) evidence?.pages(page.merchant, 'stable', page.stable, at);
        evidence?.pages(page.merchant, 'canary', { uses: 1, failed: page.failed ? 1 : 0 }, at);
        for (const { name, isWorse } of page.vitals) {
          evidence?.pairs(name, { pairs: 1, worse: isWorse ? 1 : 0 }, at);
          evidence?.setMeasured(name, measured());
        }
      }
    },
  };
}

/** Prometheus: the sums of what collectors have counted up to the latest scrape. */
export function prometheusOf(judged: Judge, canary: Canary, start: number): SimulatedSource {
  const waiting: CanaryPage[] = [];
  const { add, measured } = measurements();
  let next = 0;
  return {
    add: (page) => void waiting.push(page),
    check(time) {
      const scraped = Math.floor(time / SCRAPE) * SCRAPE;
      const merchants = new Map<string, { uses: number; failed: number; stable: CanaryPage['stable'] }>();
      const pairs = new Map<string, { pairs: number; worse: number }>();
      for (; (waiting[next]?.time ?? Number.POSITIVE_INFINITY) + BEACON <= scraped; next++) {
        const page = waiting[next];
        if (!page) break;
        add(page);
        const before = merchants.get(page.merchant);
        merchants.set(page.merchant, {
          uses: (before?.uses ?? 0) + 1,
          failed: (before?.failed ?? 0) + (page.failed ? 1 : 0),
          stable: {
            uses: (before?.stable.uses ?? 0) + page.stable.uses,
            failed: (before?.stable.failed ?? 0) + page.stable.failed,
          },
        });
        for (const { name, isWorse } of page.vitals) {
          const counted = pairs.get(name) ?? { pairs: 0, worse: 0 };
          pairs.set(name, { pairs: counted.pairs + 1, worse: counted.worse + (isWorse ? 1 : 0) });
        }
      }
      const at = start + 1_000 * time;
      if (mixesDays(at / 1_000, POLL)) return;
      const evidence = judged.evidence(canary, 'visitors');
      for (const [merchant, { uses, failed, stable }] of merchants) {
        if (stable.uses > 0) evidence?.pages(merchant, 'stable', stable, at);
        evidence?.pages(merchant, 'canary', { uses, failed }, at);
      }
      for (const [name, counted] of pairs) {
        evidence?.pairs(name, counted, at);
        evidence?.setMeasured(name, measured());
      }
    },
  };
}
