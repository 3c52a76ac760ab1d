import { setTimeout as pause } from 'node:timers/promises';
import type { Job, PlanOrder } from '@tessera/console/api';
import { parsePieceVersion } from '../../builds';
import { rollBack, rollOut } from '../../operations/rollout';
import { ReleaseError } from '../../release-error';
import { WHOLE } from '../../releases';
import type { Store } from '../../store';
import type { Person } from '../access';
import type { Health } from '../health';
import { apply } from './apply';
import type { Jobs, Work } from './jobs';

const MINUTE = 60_000;
/** Interval in ms between two looks at the verdict. */
const LOOK = 1_000;

type Steps = NonNullable<Job['steps']>;

/** @returns the steps of a plan with the number of merchants of each */
const stepsOf = ({ steps, merchants }: PlanOrder): Steps =>
  steps.map((step) => ({
    merchants: Math.min(step.merchants ?? merchants.length, merchants.length),
    percent: step.percent,
    minutes: step.minutes,
    state: 'to come',
  }));

/**
 * Starts a plan: gives a version to more and more members, and waits between the steps. It stops, and rolls the version
 * back, if the watch finds it worse; it stops and changes nothing if too few sources say so.
 * @throws ReleaseError `rollout-invalid`, or `no-target` without a source of beacons
 */
export function startPlan(
  order: PlanOrder & { readonly note: string },
  {
    store,
    jobs,
    health,
    person,
    changed,
  }: {
    readonly store: Store;
    readonly jobs: Jobs;
    readonly health: Health | undefined;
    readonly person: Person;
    /** Called after each step. */
    readonly changed: () => Promise<void>;
  },
): Job {
  const { piece, merchants, leastPages, note } = order;
  const wanted = parsePieceVersion(piece);
  if (!health)
    throw new ReleaseError(
      'no-target',
      'A plan needs the health beacons for its verdict. Start the console with --from <location>.',
    );
  const steps = stepsOf(order);
  if (wanted.piece === 'shell' && steps.some(({ percent }) => percent < WHOLE))
    throw new ReleaseError(
      'rollout-invalid',
      'A shell cannot have a share of the members. Use 100 percent in each step.',
    );

  const work: Work = async (update, signal, job) => {
    const applied = { person, update, job, signal };
    const mark = (i: number, state: Steps[number]['state']) =>
      update({ steps: (job().steps ?? []).map((step, at) => (at === i ? { ...step, state } : step)) });

    /** Waits for the time and the pages of a step. @returns why the plan stops, if it does */
    async function gate({ minutes }: Steps[number], pagesBefore: number): Promise<string | undefined> {
      const since = performance.now();
      for (;;) {
        await health?.read();
        const verdict = health?.verdictOn(wanted);
        if (verdict?.verdict === 'worse') {
          const back = { action: 'roll-back' as const, what: piece, pieces: [wanted.piece] };
          const all = { change: rollBack([wanted]), merchants, verified: [], deed: back };
          update({ state: 'running', done: 0, changed: 0, total: merchants.length });
          // Members are in danger, so a stop of the plan does not stop the roll-back.
          const applying = { ...applied, note: verdict.reason, signal: new AbortController().signal };
          await apply(store, all, applying);
          return verdict.reason;
        }
        if (verdict?.verdict === 'suspected') return verdict.reason;
        const isOver = performance.now() - since >= minutes * MINUTE;
        if (isOver && (health?.pagesOf(wanted) ?? 0) - pagesBefore >= leastPages) return undefined;
        if (!(await pause(LOOK, true, { signal }).catch(() => false))) return 'stopped';
      }
    }

    for (const [i, step] of steps.entries()) {
      mark(i, 'running');
      update({ state: 'running', done: 0, total: step.merchants });
      const pages = health.pagesOf(wanted);
      await apply(
        store,
        {
          change: rollOut([wanted], step.percent),
          merchants: merchants.slice(0, step.merchants),
          verified: [wanted],
          deed: {
            action: 'roll-out',
            what: `${piece}${step.percent === WHOLE ? '' : ` ${step.percent}%`} (step ${i + 1} of ${steps.length})`,
            pieces: [wanted.piece],
          },
        },
        { ...applied, note },
      );
      await changed();
      if (signal.aborted) {
        mark(i, 'stopped');
        return;
      }
      if (i === steps.length - 1) {
        mark(i, 'passed');
        return;
      }
      mark(i, 'waiting');
      update({ state: 'waiting' });
      const reason = await gate(step, pages);
      await changed();
      mark(i, reason === undefined ? 'passed' : 'stopped');
      if (reason === undefined) continue;
      update({ state: 'stopped', ...(!signal.aborted && { reason }) });
      return;
    }
  };
  const total = steps[0]?.merchants ?? 0;
  return jobs.start(person, { action: 'plan', what: piece, note, total, steps }, work);
}
