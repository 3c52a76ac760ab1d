import type { Fleet as FleetAnswer, FleetMerchant, ReleaseState } from '@tessera/console/api';
import pLimit from 'p-limit';
import { faultReport, type PartFault } from '../../fault-report';
import { describedMerchant, merchantCodes } from '../../merchants';
import type { AuditEntry } from '../../operations/audit';
import { type MerchantStatus, statusOf } from '../../operations/status';
import { ReleaseError } from '../../release-error';
import { releasedMerchants, WHOLE } from '../../releases';
import type { Store } from '../../store';

interface Known {
  readonly status: MerchantStatus;
  readonly name: string;
  readonly template: string;
  readonly host: string;
}

const CONCURRENCY = 24;
/** How long a change is marked, in ms. */
const MARKED = 3_600_000;

function stateOf({ shell, remotes, previous }: MerchantStatus): ReleaseState {
  const all = { ...(shell !== undefined && { shell: [{ version: shell, weight: WHOLE }] }), ...remotes };
  const pieces: ReleaseState['pieces'] = {};
  for (const [piece, shares] of Object.entries(all)) pieces[piece] = [...shares];
  return { pieces, previous: { ...previous } };
}

type Described = Omit<Known, 'status'>;

async function descriptionOf(store: Store, code: string): Promise<Described> {
  const { name, template, hosts } = await describedMerchant(store, code);
  return { name, template, host: hosts[0] ?? '' };
}

/** A merchant of an older tool may have a release and no description. */
const isUndescribed = (fault: unknown) => fault instanceof ReleaseError && fault.code === 'unknown-merchant';

/**
 * Keeps the versions of all merchants in memory, so that the pages of ten thousand merchants are read once. A merchant
 * that cannot be read stays as it was.
 * @param report receives what cannot be read, once
 * @param now returns the time in ms since 1970
 */
export function fleet(store: Store, report: (fault: unknown) => void, now: () => number = Date.now) {
  const known = new Map<string, Known>();
  const faults = new Map<string, PartFault>();
  const reportFaults = faultReport(report);
  /** Times of changes in ms, by merchant and piece. */
  const changes = new Map<string, Map<string, number>>();
  const limit = pLimit(CONCURRENCY);

  async function read(code: string): Promise<void> {
    const fault = await readKnown(code).catch((error: unknown) => error);
    if (fault === undefined) faults.delete(code);
    else faults.set(code, { part: code, fault });
  }
  /** @returns the fault of the merchant's description, which costs it no news of its versions */
  async function readKnown(code: string): Promise<unknown> {
    let fault: unknown;
    const description = descriptionOf(store, code).catch((error: unknown): Described => {
      if (!isUndescribed(error)) fault = error;
      return known.get(code) ?? { name: code, template: '', host: '' };
    });
    const [status, described] = await Promise.all([statusOf(store, code), description]);
    // Another read of the same merchant that started later may have been faster.
    if ((status.number ?? 0) < (known.get(code)?.status.number ?? 0)) return fault;
    known.set(code, { ...described, status });
    return fault;
  }

  function changedOf(code: string): Readonly<Record<string, string>> {
    const recent = [...(changes.get(code) ?? [])].filter(([, at]) => at > now() - MARKED);
    return Object.fromEntries(recent.map(([piece, at]) => [piece, new Date(at).toISOString()]));
  }

  return {
    /**
     * Reads some merchants, or all of the store.
     * @throws the fault of a merchant if none is known
     */
    async refresh(codes?: readonly string[]): Promise<void> {
      const wanted = codes ?? [
        ...new Set([...(await merchantCodes(store)), ...(await releasedMerchants(store))]),
      ];
      await limit.map(wanted, read);
      reportFaults([...faults.values()]);
      const [first] = faults.values();
      if (first && known.size === 0) throw first.fault;
    },
    /** Marks what an entry of the audit log changed. */
    mark({ at, pieces, releases }: AuditEntry): void {
      const time = Date.parse(at);
      if (time < now() - MARKED) return;
      for (const code of Object.keys(releases)) {
        const marks = changes.get(code) ?? new Map<string, number>();
        for (const piece of pieces) marks.set(piece, time);
        changes.set(code, marks);
      }
    },
    statuses: (): readonly MerchantStatus[] => [...known.values()].map(({ status }) => status),
    has: (code: string): boolean => known.has(code),
    answer(): FleetAnswer {
      const states = new Map<string, { readonly index: number; readonly state: ReleaseState }>();
      const merchants = [...known].map(([code, { status, name, template, host }]): FleetMerchant => {
        const state = stateOf(status);
        const key = JSON.stringify(state);
        const found = states.get(key) ?? { index: states.size, state };
        states.set(key, found);
        return {
          code,
          name,
          template,
          host,
          ...(status.number !== undefined && { number: status.number }),
          state: found.index,
          pointed: status.pointed,
          changed: changedOf(code),
        };
      });
      const all = [...states.values()].map(({ state }) => state);
      const pieces = new Set(all.flatMap((state) => Object.keys(state.pieces)));
      pieces.delete('shell');
      return {
        pieces: ['shell', ...[...pieces].sort()],
        states: all,
        merchants: merchants.sort((one, other) => (one.code < other.code ? -1 : 1)),
      };
    },
  };
}
export type Fleet = ReturnType<typeof fleet>;
