import pLimit from 'p-limit';
import type { PartFault } from '../../fault-report';
import type { Store } from '../../store';
import { type MerchantStatus, statusOf } from './status';

/** The statuses of many merchants, and the merchants whose status cannot be read. */
interface Statuses {
  readonly statuses: readonly MerchantStatus[];
  readonly faults: readonly PartFault[];
}

const CONCURRENCY = 24;

/**
 * Reads the statuses of many merchants, once or repeatedly. A merchant whose status cannot be read has the one that was
 * read before, if there is one, because its pages use an earlier release.
 */
export function statusReader(store: Store) {
  const limit = pLimit(CONCURRENCY);
  let known: ReadonlyMap<string, MerchantStatus> = new Map();

  /** @throws the fault of the first merchant if the status of none is known */
  return async (merchants: readonly string[], onDone: () => void = () => undefined): Promise<Statuses> => {
    const faults: PartFault[] = [];
    const readOne = async (merchant: string): Promise<readonly MerchantStatus[]> => {
      try {
        return [await statusOf(store, merchant)];
      } catch (fault) {
        faults.push({ part: merchant, fault });
        const before = known.get(merchant);
        return before ? [before] : [];
      } finally {
        onDone();
      }
    };
    const statuses = (await limit.map(merchants, readOne)).flat();
    const [first] = faults;
    if (first && statuses.length === 0) throw first.fault;
    known = new Map(statuses.map((status) => [status.merchant, status]));
    return { statuses, faults };
  };
}
