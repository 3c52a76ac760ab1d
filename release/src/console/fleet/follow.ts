import type { AuditRow } from '@tessera/console/api';
import { type AuditEntry, auditLog } from '../../operations/audit';
import type { Store } from '../../store';
import type { Events } from '../events';
import type { Fleet } from './fleet';

/** Interval in ms for looking for new entries of the audit log: changes of other consoles and of the command line. */
const LOOK = 2_000;
/** Interval in ms for reading all merchants again, for tools that write no entries. */
const ALL = 300_000;
/** Entries to read at the start, for the marks of recent changes. */
const RECENT = 200;

/** @returns an entry without the merchants */
export const rowOf = ({
  releases,
  refused,
  number,
  at,
  by,
  from,
  action,
  what,
  why,
}: AuditEntry): AuditRow => ({
  number,
  at,
  by,
  from,
  action,
  what,
  ...(why !== undefined && { why }),
  changed: Object.keys(releases).length,
  refused,
});

/**
 * Keeps a fleet up to date with the store, and sends what changed to all pages. The audit log is the list of changes,
 * so one listing finds those of all operators.
 */
export function follow(
  store: Store,
  fleet: Fleet,
  { events, report }: { events: Events; report: (fault: unknown) => void },
) {
  const log = auditLog(store);
  let seen = 0;

  async function look(): Promise<void> {
    const entries = await log.after(seen);
    if (entries.length === 0) return;
    const codes = new Set(entries.flatMap(({ releases }) => Object.keys(releases)));
    // A merchant that is described for the first time has no release yet.
    const isNew = entries.some(({ action }) => action === 'description');
    await fleet.refresh(isNew ? undefined : [...codes]);
    for (const entry of entries) {
      seen = Math.max(seen, entry.number);
      fleet.mark(entry);
      events.send({ kind: 'audit', entry: rowOf(entry) });
    }
    events.send({ kind: 'fleet' });
  }
  /** Looks after the look in progress, if there is one: that may have listed the log before a change. */
  function now(): Promise<void> {
    waiting += 1;
    looking = looking
      .catch(() => undefined)
      .then(look)
      .finally(() => {
        waiting -= 1;
      });
    return looking;
  }

  async function start(): Promise<void> {
    const recent = await log.latest(RECENT);
    seen = recent[0]?.number ?? 0;
    for (const entry of recent.toReversed()) fleet.mark(entry);
    await fleet.refresh();
  }
  const ready = start();
  let looking: Promise<void> = ready;
  let waiting = 0;
  const timers = [
    setInterval(() => {
      if (waiting === 0) now().catch(report);
    }, LOOK),
    setInterval(() => {
      fleet
        .refresh()
        .then(() => events.send({ kind: 'fleet' }))
        .catch(report);
    }, ALL),
  ];
  for (const timer of timers) timer.unref();

  return {
    log,
    /** Settles when all merchants are read for the first time. */
    ready,
    /** Looks for changes at once, after a change of this console. */
    now,
    close: (): void => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
export type Following = ReturnType<typeof follow>;
