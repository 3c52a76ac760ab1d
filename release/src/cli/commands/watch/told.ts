import { type Canary, type Verdict, watchedCanaries } from '../../../operations/canary';

type Finding = Verdict['finding'];

/** An alert is news again once so many times as many reports, or merchants, support it. */
const GROWTH = 2;

const hasGrown = (now: Finding, before: Finding): boolean =>
  now.reports >= GROWTH * before.reports || now.merchants >= GROWTH * before.merchants;

/** Remembers what a watch has told of each canary, until no merchant has it any more. */
export function toldCanaries() {
  const watched = watchedCanaries(() => ({ isWorse: false, alerts: new Map<string, Finding>() }));
  return {
    update: watched.update,
    /** @returns whether it was told that a canary is worse */
    isWorse: (canary: Canary): boolean => watched.of(canary)?.state.isWorse === true,
    setWorse(canary: Canary): void {
      const one = watched.of(canary);
      if (one) one.state.isWorse = true;
    },
    /**
     * Takes an alert. Forged beacons can cause one early, and must not silence a later one with other evidence; nor must
     * the same one come at each check.
     * @returns whether to tell it
     */
    isNews({ canary, basis, finding }: Verdict): boolean {
      const alerts = watched.of(canary)?.state.alerts;
      const key = `${basis} ${finding.metric}`;
      const before = alerts?.get(key);
      if (before && !hasGrown(finding, before)) return false;
      alerts?.set(key, finding);
      return true;
    },
  };
}
