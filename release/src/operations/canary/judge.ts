import type { MerchantStatus } from '../status';
import { type Basis, type Canary, type Watched, watchedCanaries } from './canary';
import { type Compared, type Comparison, comparison, type Finding } from './comparison';
import { isSupported, type Rules, reasonOf, worseFindings } from './verdict';

/** A canary that is worse than the stable version in one metric, the merchants that have it, and the reason. */
export interface Verdict {
  readonly canary: Canary;
  readonly merchants: readonly string[];
  /** Whose beacons say so. */
  readonly basis: Basis;
  readonly finding: Finding;
  readonly reason: string;
}

type Comparisons = Readonly<Record<Basis, Comparison>>;

export type Judge = ReturnType<typeof judge>;

/** Collects the evidence about all canaries, and decides which of them are worse than their stable versions. */
export function judge(rules: Rules) {
  const watched = watchedCanaries<Comparisons>(() => ({
    anyone: comparison(0),
    visitors: comparison(rules.leastSources),
  }));

  const worse = ({ canary, merchants, state }: Watched<Comparisons>, basis: Basis): readonly Verdict[] => {
    const compared = state[basis].compared();
    return worseFindings(compared, rules).map((finding) => ({
      canary,
      merchants: [...merchants],
      basis,
      finding,
      reason: reasonOf(canary, compared, finding),
    }));
  };
  const isCertain = ({ finding, merchants }: Verdict): boolean =>
    isSupported(finding, rules, merchants.length);

  return {
    /** Updates the canaries from the merchants' releases. Forgets canaries that no merchant has any more. */
    update: (statuses: readonly MerchantStatus[]): void => watched.update(statuses),
    /** @returns the canaries, and the merchants that have them */
    canaries: (): ReadonlyArray<Pick<Watched<Comparisons>, 'canary' | 'merchants'>> => watched.all(),
    /** @returns the comparison that takes the evidence; undefined for a version that is no canary */
    evidence: (canary: Canary, basis: Basis): Comparison | undefined => watched.of(canary)?.state[basis],
    /** @returns the comparison of every canary */
    state: (): ReadonlyArray<{ readonly canary: Canary; readonly compared: Compared }> =>
      watched.all().map(({ canary, state }) => ({ canary, compared: state.visitors.compared() })),
    /** @returns the canaries to roll back */
    verdicts: (): readonly Verdict[] =>
      // Not only the worst metric: forgers at one merchant can give another one more evidence, but not enough merchants.
      watched.all().flatMap((one) => worse(one, 'visitors').find(isCertain) ?? []),
    /**
     * @returns the canaries that beacons describe as worse, but without enough sources or merchants for a roll-back; one
     * verdict for each metric, first those that visitors support
     */
    alerts: (): readonly Verdict[] =>
      watched.all().flatMap((one) => {
        const visitors = worse(one, 'visitors');
        if (visitors.some(isCertain)) return [];
        const metrics = new Set(visitors.map(({ finding }) => finding.metric));
        return [...visitors, ...worse(one, 'anyone').filter(({ finding }) => !metrics.has(finding.metric))];
      }),
  };
}
