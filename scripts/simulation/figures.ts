import type { Assumptions } from './assumptions';
import { byTenMinutes, simulateDay, type Wave } from './day';
import { reachOrigin } from './edge';
import type { Footprint } from './footprint';

/** The load of a day of all members. */
export interface Figures {
  readonly day: string;
  /** Requests on the day, in the busiest ten minutes per s, and bytes on the day. */
  readonly requests: number;
  readonly peak: number;
  readonly bytes: number;
  /** Of the files that pages needed, the share that the browser had. */
  readonly browserHits: number;
  /** Of the requests, the share that the CDN answered by itself. */
  readonly edgeHits: number;
  /** Requests that reach the origin in the busiest ten minutes, per s, and bytes of files that it sends on the day. */
  readonly originPeak: number;
  readonly originFileBytes: number;
  /** Bytes of changed files that only the roll-out causes. */
  readonly waveBytes: number;
}

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);

export function figuresOf(
  day: string,
  assumptions: Assumptions,
  footprint: Footprint,
  options: { readonly sample: number; readonly seed: number; readonly wave?: Wave },
): Figures {
  const simulated = simulateDay(assumptions, footprint, options);
  const scale = assumptions.members / options.sample;
  const origin = reachOrigin(assumptions, simulated, scale);
  const requests = sum(simulated.requests) * scale;
  return {
    day,
    requests,
    peak: (Math.max(...byTenMinutes(simulated.requests)) * scale) / 600,
    bytes: sum(simulated.bytes) * scale,
    browserHits: 1 - simulated.fetched / simulated.needed,
    edgeHits: 1 - origin.requests / requests,
    originPeak: origin.peak,
    originFileBytes: origin.fileBytes,
    waveBytes: simulated.waveBytes * scale,
  };
}
