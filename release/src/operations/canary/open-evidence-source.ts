import { type BeaconSourceOptions, openBeaconSource } from './beacon-source';
import type { EvidenceSource } from './evidence-source';
import type { Judge } from './judge';
import { logSource } from './log-source';
import type { LogEntry } from './page-report';
import { type PrometheusOptions, prometheusSource } from './prometheus-source';

const PROMETHEUS = /^prometheus\+(?=https?:)/;

/** @returns the address of Prometheus, or undefined if the evidence comes from a log */
export const prometheusAddress = (location: string): string | undefined =>
  PROMETHEUS.test(location) ? location.replace(PROMETHEUS, '') : undefined;

export type EvidenceSourceOptions = PrometheusOptions & BeaconSourceOptions;

/**
 * Opens where the evidence comes from.
 * @param location `prometheus+` and the address of Prometheus, or a log of pages and beacons: a file, a URL, or `-` for
 * standard input
 * @param seen called with every entry of a log
 */
export function openEvidenceSource(
  location: string,
  judged: Judge,
  options: EvidenceSourceOptions,
  seen?: (entry: LogEntry) => void,
): EvidenceSource {
  const address = prometheusAddress(location);
  return address === undefined
    ? logSource(openBeaconSource(location, options), judged, seen, options.now)
    : prometheusSource(address, judged, options);
}
