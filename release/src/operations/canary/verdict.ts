import { type Canary, nameOf } from './canary';
import type { Compared, Finding } from './comparison';

export interface Rules {
  /** Number of good canaries out of a thousand that may be rolled back by mistake, over a whole watch. */
  readonly mistakes: number;
  /** Minimum difference of the failure rates, in percentage points. */
  readonly least: number;
  /**
   * Minimum number of sources whose pages failed, or were measured, with the canary. Fewer forgers than this achieve
   * nothing, because this number of failed sources is no evidence, on each day.
   */
  readonly leastSources: number;
  /** Minimum number of merchants that these sources visit; if fewer merchants have the canary, all of them. */
  readonly leastMerchants: number;
}

export const defaultRules: Rules = { mistakes: 10, least: 0.5, leastSources: 20, leastMerchants: 2 };

/** Failures and five web vitals. Each gets an equal part of the allowed mistakes. */
const METRICS = 6;

const evidenceNeeded = ({ mistakes }: Rules): number => (METRICS * 1000) / mistakes;

const isWorse = (finding: Finding, rules: Rules): boolean =>
  finding.evidence >= evidenceNeeded(rules) &&
  (finding.metric !== 'failures' || 100 * (finding.canary - finding.stable) >= rules.least);

/** @returns the findings with enough evidence that the canary is worse, those with the most evidence first */
export const worseFindings = ({ findings }: Compared, rules: Rules): readonly Finding[] =>
  findings.filter((finding) => isWorse(finding, rules)).sort((one, other) => other.evidence - one.evidence);

/** @returns whether enough sources at enough merchants support a finding, so that it justifies a roll-back */
export const isSupported = (
  { reports, merchants }: Finding,
  { leastSources, leastMerchants }: Rules,
  released: number,
): boolean => reports >= leastSources && merchants >= Math.min(leastMerchants, released);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const chance = ({ evidence }: Finding) =>
  `If both were equally good, fewer than one watch in ${Math.floor(Math.min(evidence, 1e9)).toLocaleString('en')} would show this.`;

/** @returns the reason for a roll-back, as text with numbers */
export function reasonOf(canary: Canary, { counts }: Compared, finding: Finding): string {
  const [one, other] = [nameOf(canary), nameOf({ remote: canary.remote, version: canary.stable })];
  if (finding.metric === 'failures') {
    const pages = ({ failed, uses }: Compared['counts']['stable']) => `${failed} of ${uses} pages`;
    return `${one} failed in ${pages(counts.canary)} (${percent(finding.canary)}), ${other} in ${pages(counts.stable)} (${percent(finding.stable)}). ${chance(finding)}`;
  }
  const value = (number: number) =>
    finding.metric === 'CLS' ? number.toFixed(3) : `${Math.round(number)} ms`;
  return `${one} has a median ${finding.metric} of ${value(finding.canary)}, ${other} one of ${value(finding.stable)}. ${chance(finding)}`;
}
