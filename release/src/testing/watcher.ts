import { judge } from '../operations/canary/judge';
import { observeLog } from '../operations/canary/log-source';
import type { LogEntry } from '../operations/canary/page-report';
import type { Rules } from '../operations/canary/verdict';
import type { MerchantStatus } from '../operations/status/status';

/**
 * Watches the entries of a log.
 * @param now returns the time in ms since 1970
 */
export function watcher(rules: Rules, now: () => number = Date.now) {
  const judged = judge(rules);
  const observed = observeLog(judged, now);
  return {
    ...judged,
    update(statuses: readonly MerchantStatus[]): void {
      judged.update(statuses);
      observed.update(statuses);
    },
    add: (entry: LogEntry): void => observed.add(entry),
  };
}
