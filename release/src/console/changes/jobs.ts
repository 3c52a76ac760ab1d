import { randomUUID } from 'node:crypto';
import type { Job } from '@tessera/console/api';
import { messageOf } from '../../fault';
import { ReleaseError } from '../../release-error';
import type { Person } from '../access';
import type { Events } from '../events';

/** Finished jobs that stay in the list. */
const KEPT = 20;
/** Least time in ms between two events of a job. */
const PACE = 150;

/** Changes the state of a job, and tells all pages. */
export type Update = (change: Partial<Job>, options?: { readonly now?: boolean }) => void;
/** The work of a job. Stops when the signal is aborted. */
export type Work = (update: Update, signal: AbortSignal, job: () => Job) => Promise<void>;
/** What a job is about. */
export type Order = Pick<Job, 'action' | 'what' | 'note' | 'total' | 'steps'>;

interface Entry {
  job: Job;
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

const isActive = ({ state }: Job): boolean => state === 'running' || state === 'waiting';

/** Runs changes in the background, and shows them to all pages. */
export function jobs(events: Events, report: (fault: unknown) => void) {
  const entries = new Map<string, Entry>();

  function forgetOld(): void {
    const ended = [...entries.values()].filter(({ job }) => !isActive(job));
    for (const { job } of ended.slice(0, -KEPT)) entries.delete(job.id);
  }

  function start(person: Person, order: Order, work: Work): Job {
    const stop = new AbortController();
    let sent = -PACE;
    let entry: Entry | undefined;
    let job: Job = {
      ...order,
      id: randomUUID(),
      revision: 1,
      by: person.name,
      at: new Date().toISOString(),
      state: 'running',
      done: 0,
      changed: 0,
      refused: [],
    };
    const update: Update = (change, { now = true } = {}) => {
      job = { ...job, ...change, revision: job.revision + 1 };
      if (entry) entry.job = job;
      if (!now && performance.now() - sent < PACE) return;
      sent = performance.now();
      events.send({ kind: 'job', job });
    };
    const ended = work(update, stop.signal, () => job).then(
      () => update({ state: stop.signal.aborted || job.state === 'stopped' ? 'stopped' : 'done' }),
      (error: unknown) => {
        if (!(error instanceof ReleaseError)) report(error);
        update({ state: 'failed', reason: messageOf(error) });
      },
    );
    entry = { job, stop, ended };
    entries.set(job.id, entry);
    forgetOld();
    events.send({ kind: 'job', job });
    return job;
  }

  return {
    start,
    /** @returns all jobs of this process, latest first */
    list: (): readonly Job[] => [...entries.values()].map(({ job }) => job).reverse(),
    /** @throws ReleaseError `unknown-job` */
    stop(id: string): Job {
      const entry = entries.get(id);
      if (!entry)
        throw new ReleaseError(
          'unknown-job',
          'This console runs no such change. It may have been restarted.',
        );
      entry.stop.abort();
      return entry.job;
    },
    /** Stops all jobs, and waits for the operations in progress. */
    async close(): Promise<void> {
      for (const { stop } of entries.values()) stop.abort();
      await Promise.all([...entries.values()].map(({ ended }) => ended));
    },
  };
}
export type Jobs = ReturnType<typeof jobs>;
