import type { PieceHealth } from '@tessera/console/api';

/** Length of an interval of the series, in ms, and the number of intervals that are kept: a day. */
export const INTERVAL = 60_000;
const INTERVALS = 1_440;
/** Versions that are kept: those that were counted last, of a console that runs for many releases. */
const MAX_VERSIONS = 500;

export interface Version {
  readonly remote: string;
  readonly version: string;
}

/** The web vitals of a version. */
export interface Vitals<Seen> {
  add(name: string, seen: Seen): void;
  all(): PieceHealth['vitals'];
}

interface Counted<Seen> extends Version {
  readonly outcomes: Map<string, number>;
  readonly vitals: Vitals<Seen>;
  readonly series: Map<number, { loads: number; failed: number }>;
}

const nameOf = ({ remote, version }: Version) => `${remote}@${version}`;

/**
 * Counts loads and web vitals by remote and version, for people to look at: every beacon counts, so it is no verdict.
 * @param newVitals makes the web vitals of one version
 */
export function versionCounts<Seen>(newVitals: () => Vitals<Seen>) {
  const counted = new Map<string, Counted<Seen>>();

  function countedOf({ remote, version }: Version): Counted<Seen> {
    const key = nameOf({ remote, version });
    const one = counted.get(key) ?? {
      remote,
      version,
      outcomes: new Map(),
      vitals: newVitals(),
      series: new Map(),
    };
    // The map is in the order in which the versions were counted last.
    counted.delete(key);
    counted.set(key, one);
    const oldest = counted.size > MAX_VERSIONS ? counted.keys().next().value : undefined;
    if (oldest !== undefined) counted.delete(oldest);
    return one;
  }

  return {
    /** @param time in ms since 1970, never before that of an earlier call */
    addLoads(of: Version, outcome: string, count: number, time: number): void {
      const { outcomes, series } = countedOf(of);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count);
      const at = Math.floor(time / INTERVAL) * INTERVAL;
      const point = series.get(at) ?? { loads: 0, failed: 0 };
      point.loads += count;
      point.failed += outcome === 'loaded' ? 0 : count;
      series.set(at, point);
      for (const old of series.keys()) {
        if (old > at - INTERVALS * INTERVAL) break;
        series.delete(old);
      }
    },
    addVital: (of: Version, name: string, seen: Seen): void => countedOf(of).vitals.add(name, seen),
    loads: (of: Version): number =>
      [...(counted.get(nameOf(of))?.outcomes.values() ?? [])].reduce((sum, one) => sum + one, 0),
    pieces: (): PieceHealth[] =>
      [...counted.values()]
        .map(({ remote, version, outcomes, vitals, series }) => ({
          remote,
          version,
          outcomes: Object.fromEntries(outcomes),
          vitals: vitals.all(),
          series: [...series].map(([at, point]) => ({ at, ...point })),
        }))
        .sort((one, other) => nameOf(one).localeCompare(nameOf(other))),
  };
}
