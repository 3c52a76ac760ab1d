import type { PieceHealth } from '@tessera/console/api';
import type { LogEntry } from '../../operations/canary';
import type { MerchantStatus } from '../../operations/status';
import type { Version } from './version-counts';

/** The health of all versions in numbers, from a log or from Prometheus. */
export interface Counts {
  /** Since when it counts, in ms since 1970. */
  readonly since: number;
  /** Sets what the merchants have. Of a log, only events of their versions count, because anybody can send others. */
  readonly update: (statuses: readonly MerchantStatus[]) => void;
  /** Takes an entry of a log. */
  readonly see: (entry: LogEntry) => void;
  /** Reads what others have counted since the last time. @throws Error if they do not answer */
  readonly read: () => Promise<void>;
  readonly loads: (of: Version) => number;
  readonly pieces: () => PieceHealth[];
}
