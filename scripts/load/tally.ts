/** What the clients of a load have seen. */
export interface Tally {
  requests: number;
  /** In ms. */
  readonly times: number[];
  /** Numbers of the releases that pages had. */
  readonly releases: Set<number>;
  /** Connections that the server closed between two requests. */
  reopened: number;
  /** What was wrong, with the number of times. */
  readonly faults: Map<string, number>;
}

export const newTally = (): Tally => ({
  requests: 0,
  times: [],
  releases: new Set(),
  reopened: 0,
  faults: new Map(),
});

export const note = ({ faults }: Tally, fault: string): void =>
  void faults.set(fault, (faults.get(fault) ?? 0) + 1);

/** @returns the value below which a share of the values is */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** A row of the table of results. */
export const rowOf = ({ requests, times, releases, reopened, faults }: Tally, seconds: number) => ({
  requests,
  'per s': Math.round(requests / seconds),
  'median ms': Math.round(quantile(times, 0.5)),
  '99 % ms': Math.round(quantile(times, 0.99)),
  releases: releases.size,
  'closed connections': reopened,
  faults: [...faults].map(([fault, count]) => `${count} × ${fault}`).join('; ') || 'none',
});

export type Row = ReturnType<typeof rowOf>;
