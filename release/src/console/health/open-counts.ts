import { prometheusAddress } from '../../operations/canary';
import type { Counts } from './counts';
import { logCounts } from './log-counts';
import { type PrometheusCountsOptions, prometheusCounts } from './prometheus-counts';

/**
 * Opens the counts of a source of health beacons.
 * @param location as of `release watch`
 * @param now returns the time in ms since 1970
 */
export function openCounts(location: string, options: PrometheusCountsOptions, now: () => number): Counts {
  const address = prometheusAddress(location);
  return address === undefined ? logCounts(now) : prometheusCounts(address, options, now);
}
