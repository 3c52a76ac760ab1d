import type { Job } from '@tessera/console/api';
import { verifyPublished } from '../../builds';
import { changeRecorded } from '../../operations/audit';
import type { Outcome } from '../../operations/rollout';
import type { Store } from '../../store';
import type { Person } from '../access';
import type { Update } from './jobs';
import type { ParsedChange } from './parse-change';

/** Refused merchants that a job lists. The preview has all of them. */
const MAX_REFUSED = 200;

interface Applied {
  readonly person: Person;
  readonly note: string;
  readonly update: Update;
  readonly job: () => Job;
  readonly signal: AbortSignal;
}

/**
 * Applies a change like the command line, appends it to the audit log, and counts the merchants in the job.
 * @throws ReleaseError for a version that is not published or is damaged, and any error of the store
 */
export async function apply(
  store: Store,
  { change, merchants, verified, deed }: ParsedChange,
  { person, note, update, job, signal }: Applied,
): Promise<readonly Outcome[]> {
  for (const one of verified) await verifyPublished(store, one);
  const count = (outcome: Outcome) => {
    const { done, changed, refused } = job();
    const isRefused = outcome.result === 'refused' && refused.length < MAX_REFUSED;
    update(
      {
        done: done + (outcome.result === 'left' ? 0 : 1),
        changed: changed + (outcome.result === 'changed' ? 1 : 0),
        ...(isRefused && {
          refused: [...refused, { merchant: outcome.merchant, code: outcome.code, message: outcome.message }],
        }),
      },
      { now: false },
    );
  };
  const outcomes = await changeRecorded(store, merchants, change, {
    signal,
    onDone: count,
    deed: { ...deed, by: person.name, from: 'console', ...(note && { why: note }) },
  });
  // A concurrent prune could have deleted the version meanwhile.
  for (const one of verified) await verifyPublished(store, one);
  return outcomes;
}
