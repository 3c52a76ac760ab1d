import type { Assumptions } from './assumptions';
import { byTenMinutes, type Day } from './day';

export interface Origin {
  /** Requests on the day, of all members. */
  readonly requests: number;
  /** In the busiest ten minutes, per s. */
  readonly peak: number;
  /** Bytes of files. Files without a version are small and not included. */
  readonly fileBytes: number;
}

/** Shares of the members by merchant, the largest first. */
const merchantShares = ({ merchants, skew }: Assumptions): readonly number[] => {
  const sizes = Array.from({ length: merchants }, (_, index) => (index + 1) ** -skew);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => size / total);
};

/**
 * The requests that a CDN forwards to the origin. Each location fetches a file of a release once, because all merchants
 * share it. Files without a version are cached for `edgeHold` seconds by location and merchant: requests at random
 * times with a rate r then cause one request every (hold + 1/r) seconds.
 */
export function reachOrigin(assumptions: Assumptions, day: Day, scale: number): Origin {
  const { edges, edgeHold } = assumptions;
  const shares = merchantShares(assumptions);
  const perSecond = (rate: number): number => {
    if (edgeHold === 0) return rate;
    return (
      edges *
      shares.reduce((sum, share) => {
        const own = (rate * share) / edges;
        return own > 0 ? sum + 1 / (edgeHold + 1 / own) : sum;
      }, 0)
    );
  };
  let requests = 0;
  let peak = 0;
  for (const asked of byTenMinutes(day.revalidated)) {
    const rate = perSecond((asked * scale) / 600);
    requests += rate * 600;
    peak = Math.max(peak, rate);
  }
  const fileBytes = [...day.files.values()].reduce((sum, bytes) => sum + bytes, 0) * edges;
  return { requests: requests + day.files.size * edges, peak, fileBytes };
}
