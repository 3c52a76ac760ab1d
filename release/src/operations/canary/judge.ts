import type { MerchantStatus } from '../status';
import { type Basis, type Canary, type Watched, watchedCanaries } from './canary';
import { type Compared, type Comparison, comparison, type Finding } from './comparison';
import { isSupported, type Rules, reasonOf, worstFinding } from './verdict';

/** A canary that is worse than the stable version, the merchants that have it, and the reason. */
export interface Verdict {
  readonly canary: Canary;
  readonly merchants: readonly string[];
  readonly compared: Compared;
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

  const verdictOf = ({ canary, merchants }: Watched<Comparisons>, compared: Compared): readonly Verdict[] => {
    const finding = worstFinding(compared, rules);
    if (!finding) return [];
    const reason = reasonOf(canary, compared, finding);
    return [{ canary, merchants: [...merchants], compared, finding, reason }];
  };
  const isCertain = ({ merchants, state }: Watched<Comparisons>): boolean => {
    const finding = worstFinding(state.visitors.compared(), rules);
    return finding !== undefined && isSupported(finding, rules, merchants.size);
  };

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
      watched
        .all()
        .filter(isCertain)
        .flatMap((one) => verdictOf(one, one.state.visitors.compared())),
    /** @returns the canaries that beacons describe as worse, but without enough sources or merchants for a roll-back */
    alerts: (): readonly Verdict[] =>
      watched
        .all()
        .filter((one) => !isCertain(one))
        .flatMap((one) => {
          const counted = one.state.visitors.compared();
          return verdictOf(one, worstFinding(counted, rules) ? counted : one.state.anyone.compared());
        }),
  };
}
