import * as v from 'valibot';
import { create } from 'zustand';
import {
  type AuditRow,
  type ConsoleEvent,
  consoleEvent,
  type Fleet,
  fleet as fleetSchema,
  type Job,
  jobs as jobsSchema,
  type Session,
  session as sessionSchema,
} from '../api';
import { ConsoleError, get } from '../server';

interface ConsoleState {
  readonly session: Session | undefined;
  readonly fleet: Fleet | undefined;
  readonly jobs: readonly Job[];
  /** Entries of the audit log that were added while the page is open, latest first. */
  readonly added: readonly AuditRow[];
  /** Chosen merchants, by code. */
  readonly chosen: ReadonlySet<string>;
  /** Whether the page receives events. */
  readonly connected: boolean;
  readonly fault: string | undefined;
}

/** The state that all views share. */
export const useConsole = create<ConsoleState>(() => ({
  session: undefined,
  fleet: undefined,
  jobs: [],
  added: [],
  chosen: new Set(),
  connected: true,
  fault: undefined,
}));

const set = useConsole.setState;

export const choose = (codes: Iterable<string>): void => set({ chosen: new Set(codes) });

/** Adds a job, or replaces an older state of it in its place. */
export const rememberJob = (job: Job): void =>
  set(({ jobs }) => {
    const known = jobs.find(({ id }) => id === job.id);
    if (!known) return { jobs: [job, ...jobs] };
    if (known.revision >= job.revision) return {};
    return { jobs: jobs.map((one) => (one === known ? job : one)) };
  });

/** Least time in ms between two reads of the fleet. */
const PACE = 1_000;
let reading: Promise<void> | undefined;
let again = false;

/** Reads the fleet. A request during a read makes one more read after it. */
export function readFleet(): Promise<void> {
  if (reading) {
    again = true;
    return reading;
  }
  reading = get('/fleet', fleetSchema)
    .then(
      (fleet) => set({ fleet, fault: undefined }),
      (error: Error) => set({ fault: error.message }),
    )
    .then(() => new Promise<void>((resolve) => setTimeout(resolve, PACE)))
    .then(() => {
      reading = undefined;
      if (!again) return;
      again = false;
      return readFleet();
    });
  return reading;
}

function receive(event: ConsoleEvent): void {
  if (event.kind === 'fleet') void readFleet();
  if (event.kind === 'job') rememberJob(event.job);
  if (event.kind === 'audit') set(({ added }) => ({ added: [event.entry, ...added] }));
}

/** Reads everything of a signed-in person, and follows the changes of all operators. @returns a function that stops */
export function follow(session: Session): () => void {
  set({ session });
  const readAll = () => {
    void readFleet();
    get('/jobs', jobsSchema).then(
      (jobs) => {
        // Latest first, and each is added at the start.
        for (const job of [...jobs].reverse()) rememberJob(job);
      },
      () => undefined,
    );
  };
  const events = new EventSource('/api/events');
  // Also after a lost connection, when events may be missing.
  events.onopen = () => {
    set({ connected: true });
    readAll();
  };
  events.onerror = () => {
    set({ connected: false });
    // The browser tries again by itself, but not after a refusal: the session is over.
    if (events.readyState !== EventSource.CLOSED) return;
    get('/session', sessionSchema).catch((error: Error) => {
      if (error instanceof ConsoleError && error.code === 'signed-out') location.reload();
    });
  };
  events.onmessage = ({ data }: MessageEvent<string>) => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), consoleEvent), data);
    if (read.success) receive(read.output);
  };
  return () => events.close();
}
