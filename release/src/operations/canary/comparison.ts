import { daily } from './daily';
import { addCounts, type Counts, failureStep, noCounts, pairStep } from './evidence';
import type { PageReport } from './page-report';

export type Arm = 'stable' | 'canary';
const other: Readonly<Record<Arm, Arm>> = { stable: 'canary', canary: 'stable' };

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
  pairs: number;
  worse: number;
  readonly values: Record<Arm, number[]>;
  /** Number of the canary's measurements. */
  reports: number;
  /** Merchants with measurements of the canary. */
  readonly merchants: Set<string>;
}

interface Measurement {
  readonly arm: Arm;
  readonly value: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;

/** Maximum number of values in memory, per arm and web vital. The evidence does not need them. */
const MAX_VALUES = 2_000;

/**
 * Compares a canary with the stable version as reports come in. Compares only members of the same merchant, because
 * merchants differ and may have different shares of the roll-out.
 * @param doubtful number of observations against the canary that are no evidence, for each metric and day: so many
 * forged ones achieve nothing
 * @param now returns the time in ms since 1970
 */
export function comparison(doubtful: number, now: () => number) {
  let failures = 0;
  let counts: Record<Arm, Counts> = { stable: noCounts, canary: noCounts };
  /** Incomplete blocks by merchant. A block is complete when it has page views of both versions. */
  const blocks = new Map<string, Record<Arm, Counts>>();
  const vitals = new Map<string, Vital>();
  /** Merchants with failures of the canary. */
  const failing = new Set<string>();
  let compared: Record<Arm, Counts> = { stable: noCounts, canary: noCounts };
  /** Today's measurements without a partner, by web vital and merchant. All entries of a list are of the same arm. */
  const waiting = daily(now, () => new Map<string, Measurement[]>());
  const doubts = daily(now, () => new Map<string, number>());

  /** Counts an observation against the canary. @returns whether it is one of the first of the day */
  function isDoubtful(metric: string): boolean {
    const count = (doubts().get(metric) ?? 0) + 1;
    doubts().set(metric, count);
    return count <= doubtful;
  }

  function addUse(merchant: string, arm: Arm, failed: boolean): void {
    const use = { uses: 1, failed: failed ? 1 : 0 };
    counts = { ...counts, [arm]: addCounts(counts[arm], use) };
    if (failed && arm === 'canary') {
      failing.add(merchant);
      if (isDoubtful(FAILURES)) return;
    }
    const before = blocks.get(merchant) ?? { stable: noCounts, canary: noCounts };
    const block = { ...before, [arm]: addCounts(before[arm], use) };
    blocks.set(merchant, block);
    if (block.stable.uses === 0 || block.canary.uses === 0) return;
    failures += failureStep(compared, block);
    compared = {
      stable: addCounts(compared.stable, block.stable),
      canary: addCounts(compared.canary, block.canary),
    };
    blocks.delete(merchant);
  }

  function addVital(merchant: string, arm: Arm, name: string, value: number): void {
    const vital: Vital = vitals.get(name) ?? {
      evidence: 0,
      pairs: 0,
      worse: 0,
      values: { stable: [], canary: [] },
      reports: 0,
      merchants: new Set(),
    };
    vitals.set(name, vital);
    if (arm === 'canary') {
      vital.reports += 1;
      vital.merchants.add(merchant);
    }
    vital.values[arm].push(value);
    if (vital.values[arm].length > MAX_VALUES) vital.values[arm].shift();
    const key = `${name} ${merchant}`;
    const unpaired = waiting().get(key) ?? [];
    waiting().set(key, unpaired);
    // Pairs with the latest measurement, so that both values come from about the same time of day.
    const partner = unpaired.at(-1)?.arm === other[arm] ? unpaired.pop() : undefined;
    if (!partner) {
      unpaired.push({ arm, value });
      if (unpaired.length > MAX_VALUES) unpaired.shift();
      return;
    }
    // Equal values are no evidence.
    if (partner.value === value) return;
    const isWorse = arm === 'canary' ? value > partner.value : partner.value > value;
    if (isWorse && isDoubtful(name)) return;
    vital.evidence += pairStep(vital, isWorse, TOLERATED);
    vital.pairs += 1;
    vital.worse += isWorse ? 1 : 0;
  }

  return {
    add({ merchant, failed, vitals: measured }: PageReport, arm: Arm): void {
      if (failed !== undefined) addUse(merchant, arm, failed);
      for (const { name, value } of measured) addVital(merchant, arm, name, value);
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
          ...[...vitals].map(([metric, { evidence, values, reports, merchants }]) => ({
            metric,
            evidence: Math.exp(evidence),
            stable: median(values.stable),
            canary: median(values.canary),
            reports,
            merchants: merchants.size,
          })),
        ],
      };
    },
  };
}
