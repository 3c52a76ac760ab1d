import { type Canary, nameOf } from './canary';
import type { Compared, Finding } from './comparison';

export interface Rules {
  /** How many of a thousand good canaries may be taken back by mistake, over a whole watch. */
  readonly mistakes: number;
  /** How many percentage points more uses must fail before it matters. */
  readonly least: number;
}

export const usualRules: Rules = { mistakes: 10, least: 0.5 };

/** Failures and five vitals are looked at; each gets its part of the mistakes that are allowed. */
const RESPECTS = 6;

/** The evidence that it takes in one respect. */
export const evidenceNeeded = ({ mistakes }: Rules): number => (RESPECTS * 1000) / mistakes;

const isWorse = (finding: Finding, rules: Rules): boolean =>
  finding.evidence >= evidenceNeeded(rules) &&
  (finding.respect !== 'failures' || 100 * (finding.canary - finding.stable) >= rules.least);

/** In what a canary is worse than the stable version, beyond what chance explains; undefined when in nothing. */
export const worst = ({ findings }: Compared, rules: Rules): Finding | undefined =>
  findings
    .filter((finding) => isWorse(finding, rules))
    .sort((one, other) => other.evidence - one.evidence)[0];

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const chance = ({ evidence }: Finding) =>
  `If they were alike, fewer than one watch in ${Math.floor(Math.min(evidence, 1e9)).toLocaleString('en')} would show this.`;

/** Says why a canary is taken back, in words and numbers. */
export function explained(canary: Canary, { counts }: Compared, finding: Finding): string {
  const [one, other] = [nameOf(canary), nameOf({ remote: canary.remote, version: canary.stable })];
  if (finding.respect === 'failures') {
    const told = ({ failed, uses }: Compared['counts']['stable']) => `${failed} of ${uses} pages`;
    return `${one} failed in ${told(counts.canary)} (${percent(finding.canary)}), ${other} in ${told(counts.stable)} (${percent(finding.stable)}). ${chance(finding)}`;
  }
  const value = (number: number) =>
    finding.respect === 'CLS' ? number.toFixed(3) : `${Math.round(number)} ms`;
  return `${one} has a median ${finding.respect} of ${value(finding.canary)}, ${other} one of ${value(finding.stable)}. ${chance(finding)}`;
}
