import { type Counts, failureStep, nothing, pairStep, together } from './evidence';
import type { Trial } from './trial';

export type Arm = 'stable' | 'canary';
const other: Readonly<Record<Arm, Arm>> = { stable: 'canary', canary: 'stable' };

/** How a canary and the stable version compare in one respect. */
export interface Finding {
  /** `failures`, or a vital's name. */
  readonly respect: string;
  /** How many times more likely all that was seen is if the canary is worse. */
  readonly evidence: number;
  readonly stable: number;
  readonly canary: number;
}

export interface Compared {
  readonly counts: Readonly<Record<Arm, Counts>>;
  readonly findings: readonly Finding[];
}

/** Of all pairs, the share in which the canary's vital may be the worse one without a reason to act. */
const TOLERATED = 0.55;

interface Vital {
  evidence: number;
  pairs: number;
  worse: number;
  readonly values: Record<Arm, number[]>;
  /** By merchant: measurements of one arm that have no partner yet. */
  readonly waiting: Map<string, { readonly arm: Arm; readonly value: number }[]>;
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;

/** Values kept for the report; the evidence itself forgets them. */
const KEPT = 2_000;

/**
 * Compares a canary with the stable version while trials come in. Only members of one merchant are held against each
 * other, since merchants differ and a roll-out need not have come to all of them alike.
 */
export function comparison() {
  let failures = 0;
  let counts: Record<Arm, Counts> = { stable: nothing, canary: nothing };
  /** By merchant: the block that is being gathered. A block is whole when both versions are in it. */
  const blocks = new Map<string, Record<Arm, Counts>>();
  const vitals = new Map<string, Vital>();
  let judged: Record<Arm, Counts> = { stable: nothing, canary: nothing };

  function addUse(merchant: string, arm: Arm, failed: boolean): void {
    const use = { uses: 1, failed: failed ? 1 : 0 };
    counts = { ...counts, [arm]: together(counts[arm], use) };
    const before = blocks.get(merchant) ?? { stable: nothing, canary: nothing };
    const block = { ...before, [arm]: together(before[arm], use) };
    blocks.set(merchant, block);
    if (block.stable.uses === 0 || block.canary.uses === 0) return;
    failures += failureStep(judged, block);
    judged = {
      stable: together(judged.stable, block.stable),
      canary: together(judged.canary, block.canary),
    };
    blocks.delete(merchant);
  }

  function addVital(merchant: string, arm: Arm, name: string, value: number): void {
    const vital: Vital = vitals.get(name) ?? {
      evidence: 0,
      pairs: 0,
      worse: 0,
      values: { stable: [], canary: [] },
      waiting: new Map(),
    };
    vitals.set(name, vital);
    vital.values[arm].push(value);
    if (vital.values[arm].length > KEPT) vital.values[arm].shift();
    const waiting = vital.waiting.get(merchant) ?? [];
    vital.waiting.set(merchant, waiting);
    // The last one that came, so that a slow evening is not held against a quick morning.
    const partner = waiting.at(-1)?.arm === other[arm] ? waiting.pop() : undefined;
    if (!partner) {
      waiting.push({ arm, value });
      if (waiting.length > KEPT) waiting.shift();
      return;
    }
    // Equal ones say nothing.
    if (partner.value === value) return;
    const isWorse = arm === 'canary' ? value > partner.value : partner.value > value;
    vital.evidence += pairStep(vital, isWorse, TOLERATED);
    vital.pairs += 1;
    vital.worse += isWorse ? 1 : 0;
  }

  return {
    add({ merchant, failed, vitals: measured }: Trial, arm: Arm): void {
      if (failed !== undefined) addUse(merchant, arm, failed);
      for (const { name, value } of measured) addVital(merchant, arm, name, value);
    },
    compared(): Compared {
      const rate = ({ uses, failed }: Counts) => (uses === 0 ? 0 : failed / uses);
      return {
        counts,
        findings: [
          {
            respect: 'failures',
            evidence: Math.exp(failures),
            stable: rate(counts.stable),
            canary: rate(counts.canary),
          },
          ...[...vitals].map(([respect, { evidence, values }]) => ({
            respect,
            evidence: Math.exp(evidence),
            stable: median(values.stable),
            canary: median(values.canary),
          })),
        ],
      };
    },
  };
}
