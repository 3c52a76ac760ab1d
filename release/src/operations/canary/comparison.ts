import type { Arm } from './canary';
import { daily } from './daily';
import { addCounts, type Counts, failureStep, noCounts, type Pairs, pairStep } from './evidence';
import { type Measured, measurements } from './measurements';

/** Comparison of a canary with the stable version by one metric. */
export interface Finding {
  /** `failures`, or the name of a web vital. */
  readonly metric: string;
  /** Likelihood ratio that the canary is worse. */
  readonly evidence: number;
  /** Failure rate from 0 to 1, or the median of the web vital. */
  readonly stable: number;
  readonly canary: number;
  /** Number of failed pages of the canary, or of its measurements. */
  readonly reports: number;
  /** Number of merchants that these reports come from. */
  readonly merchants: number;
}

export interface Compared {
  readonly counts: Readonly<Record<Arm, Counts>>;
  readonly findings: readonly Finding[];
}

const FAILURES = 'failures';
/** Share of pairs in which the canary's web vital may be worse. */
const TOLERATED = 0.55;

interface Vital {
  evidence: number;
  pairs: Pairs;
  readonly values: ReturnType<typeof measurements>;
  /** Replaces the values, if the source of the evidence has none. */
  measured: Measured | undefined;
}

export type Comparison = ReturnType<typeof comparison>;

/**
 * Compares a canary with the stable version as observations come in. Compares only members of the same merchant, because
 * merchants differ and may have different shares of the roll-out.
 * @param doubtful number of observations against the canary that are no evidence, for each metric and day: so many
 * forged ones achieve nothing
 */
export function comparison(doubtful: number) {
  let failures = 0;
  let counts: Record<Arm, Counts> = { stable: noCounts, canary: noCounts };
  /** Incomplete blocks by merchant. A block is complete when it has page views of both versions. */
  const blocks = new Map<string, Record<Arm, Counts>>();
  const vitals = new Map<string, Vital>();
  /** Merchants with failures of the canary. */
  const failing = new Set<string>();
  let compared: Record<Arm, Counts> = { stable: noCounts, canary: noCounts };
  let time = 0;
  const doubts = daily(
    () => time,
    () => new Map<string, number>(),
  );

  /** @returns how many of the observations against the canary are among the first of their day */
  function doubtfulOf(metric: string, count: number, at: number): number {
    time = at;
    const before = doubts().get(metric) ?? 0;
    doubts().set(metric, before + count);
    return Math.min(count, Math.max(0, doubtful - before));
  }

  function vitalOf(metric: string): Vital {
    const vital = vitals.get(metric) ?? {
      evidence: 0,
      pairs: { pairs: 0, worse: 0 },
      values: measurements(),
      measured: undefined,
    };
    vitals.set(metric, vital);
    return vital;
  }

  return {
    /**
     * Adds page views of one merchant.
     * @param at time of the page views in ms since 1970
     */
    pages(merchant: string, arm: Arm, seen: Counts, at: number): void {
      counts = { ...counts, [arm]: addCounts(counts[arm], seen) };
      const isAgainst = arm === 'canary' && seen.failed > 0;
      if (isAgainst) failing.add(merchant);
      const left = isAgainst ? doubtfulOf(FAILURES, seen.failed, at) : 0;
      const certain = { uses: seen.uses - left, failed: seen.failed - left };
      if (certain.uses === 0) return;
      const before = blocks.get(merchant) ?? { stable: noCounts, canary: noCounts };
      const block = { ...before, [arm]: addCounts(before[arm], certain) };
      blocks.set(merchant, block);
      if (block.stable.uses === 0 || block.canary.uses === 0) return;
      failures += failureStep(compared, block);
      compared = {
        stable: addCounts(compared.stable, block.stable),
        canary: addCounts(compared.canary, block.canary),
      };
      blocks.delete(merchant);
    },
    /**
     * Adds pairs of measurements.
     * @param at time of the later measurement of each pair in ms since 1970
     */
    pairs(metric: string, { pairs, worse }: Pairs, at: number): void {
      const vital = vitalOf(metric);
      const left = worse > 0 ? doubtfulOf(metric, worse, at) : 0;
      const certain = { pairs: pairs - left, worse: worse - left };
      vital.evidence += pairStep(vital.pairs, certain, TOLERATED);
      vital.pairs = {
        pairs: vital.pairs.pairs + certain.pairs,
        worse: vital.pairs.worse + certain.worse,
      };
    },
    /** Adds a measurement for the reason. */
    measure: (metric: string, merchant: string, arm: Arm, value: number): void =>
      vitalOf(metric).values.add(merchant, arm, value),
    /** Sets what the reason says of all measurements, for a source without single ones. */
    setMeasured(metric: string, measured: Measured): void {
      vitalOf(metric).measured = measured;
    },
    compared(): Compared {
      const rate = ({ uses, failed }: Counts) => (uses === 0 ? 0 : failed / uses);
      return {
        counts,
        findings: [
          {
            metric: FAILURES,
            evidence: Math.exp(failures),
            stable: rate(counts.stable),
            canary: rate(counts.canary),
            reports: counts.canary.failed,
            merchants: failing.size,
          },
          ...[...vitals].map(([metric, { evidence, values, measured }]) => ({
            metric,
            evidence: Math.exp(evidence),
            ...(measured ?? values.measured()),
          })),
        ],
      };
    },
  };
}
