import type { PartFault } from '../../../fault-report';
import { changeRecorded } from '../../../operations/audit';
import { type EvidenceSource, type Judge, nameOf, type Verdict } from '../../../operations/canary';
import { type Outcome, rollBack } from '../../../operations/rollout';
import { statusReader } from '../../../operations/status';
import { ReleaseError } from '../../../release-error';
import { releasedMerchants } from '../../../releases';
import type { Store } from '../../../store';
import { toldCanaries } from './told';

/** A canary that was rolled back at the merchants that did not refuse it, or that would be. */
export interface RolledBack {
  readonly verdict: Verdict;
  readonly outcomes: readonly Outcome[];
}

/** What one check has found. */
export interface Checked {
  readonly rolledBack: readonly RolledBack[];
  /** Canaries that beacons describe as worse, but without enough support for a roll-back. Each is news. */
  readonly alerts: readonly Verdict[];
  /** What the check did without: a merchant, the store, the source of the beacons, or a roll-back. */
  readonly faults: readonly PartFault[];
}

interface Watched {
  readonly store: Store;
  readonly judged: Judge;
  readonly source: EvidenceSource;
  /** Default: all merchants that have a release. */
  readonly merchants: readonly string[] | undefined;
  readonly dryRun: boolean;
  /** There is no later check: a fault that is not of a single merchant ends this one. */
  readonly once: boolean;
}

const isRefused = (outcome: Outcome): outcome is Extract<Outcome, { result: 'refused' }> =>
  outcome.result === 'refused';

/**
 * Makes the checks of a watch. A fault costs its own part of a check only: the watch goes on without a damaged release, and
 * rolls back what it knows to be worse while a log is away.
 */
export function watchChecks({ store, judged, source, merchants, dryRun, once }: Watched) {
  const read = statusReader(store);
  /** A dry run, a refused roll-back and an alert leave the canary where it is. */
  const told = toldCanaries();

  const rollBackCanary = ({ canary, merchants: affected, reason }: Verdict) =>
    changeRecorded(store, affected, rollBack([{ piece: canary.remote, version: canary.version }]), {
      dry: dryRun,
      deed: {
        by: 'watch',
        from: 'watch',
        action: 'roll-back',
        what: nameOf(canary),
        why: reason,
        pieces: [canary.remote],
      },
    });

  /** @throws with `once`, the first fault of the store, of the source of the beacons, or of a roll-back */
  return async (): Promise<Checked> => {
    const faults: PartFault[] = [];
    const attempt = (part: string, action: () => Promise<void>): Promise<void> =>
      action().catch((fault: unknown) => {
        if (once) throw fault;
        faults.push({ part, fault });
      });

    await attempt('--store', async () => {
      const watched = merchants ?? (await releasedMerchants(store));
      if (watched.length === 0) faults.push({ part: '--store', fault: 'No merchant has a release.' });
      const { statuses, faults: unread } = await read(watched);
      faults.push(...unread);
      for (const { merchant, number } of statuses) {
        if (number !== undefined) continue;
        faults.push({
          part: merchant,
          fault: new ReleaseError('no-release', 'This merchant has no release.'),
        });
      }
      judged.update(statuses);
      told.update(statuses);
      await attempt('--from', () => source(statuses));
    });

    const rolledBack: RolledBack[] = [];
    for (const verdict of judged.verdicts()) {
      const name = nameOf(verdict.canary);
      if (dryRun && told.isWorse(verdict.canary)) continue;
      await attempt(name, async () => {
        const outcomes = await rollBackCanary(verdict);
        const refused = outcomes.filter(isRefused);
        faults.push(
          ...refused.map(({ merchant, message }) => ({ part: `${name} at ${merchant}`, fault: message })),
        );
        if (!told.isWorse(verdict.canary) || refused.length < outcomes.length)
          rolledBack.push({ verdict, outcomes });
        told.setWorse(verdict.canary);
      });
    }
    return { rolledBack, alerts: judged.alerts().filter(told.isNews), faults };
  };
}
