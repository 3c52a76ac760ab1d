import type { Canary } from './canary';

/**
 * Names of the metrics that a collector counts and `release watch` asks for. Each has the labels `remote`, `version`,
 * `stable` and `basis`.
 */
export const canaryMetrics = {
  /** Counter of page views; labels `merchant`, `arm` and `outcome`: `worked` or `failed`. */
  pages: 'tessera_canary_pages_total',
  /** Counter of pairs of measurements with different values; labels `vital` and `result`: `worse` or `better`. */
  pairs: 'tessera_canary_pairs_total',
  /** Histogram of measurements, in s; CLS has no unit. Labels `vital` and `arm`. */
  vitals: 'tessera_canary_vital',
  /** Number of merchants with measurements of the canary; label `vital`. */
  merchants: 'tessera_canary_vital_merchants',
} as const;

/** Names of the metrics of every version, with the labels `remote` and `version`. */
export const versionMetrics = {
  /** Counter of loads; label `outcome`. */
  loads: 'tessera_loads_total',
  /** Histogram of web vitals, in s; CLS has no unit. Label `vital`. */
  vitals: 'tessera_vital',
} as const;

/** Unit of a web vital in a histogram, in the unit of the beacons: s in ms, or 1. */
export const vitalUnit = (name: string): number => (name === 'CLS' ? 1 : 1_000);

/** @returns the labels that select a canary */
export const canaryLabels = ({ remote, version, stable }: Canary) => ({ remote, version, stable });
