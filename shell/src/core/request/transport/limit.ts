import type { AxiosAdapter } from 'axios';
import pLimit, { type LimitFunction } from 'p-limit';

const DEFAULT_CONCURRENCY = 10;

/** Lets through so many requests at once on each path; the others wait their turn (R7.1d). */
export function limited(adapter: AxiosAdapter): AxiosAdapter {
  const limits = new Map<string, LimitFunction>();
  return (config) => {
    const path = config.url ?? '';
    const limit = limits.get(path) ?? pLimit(config.concurrency ?? DEFAULT_CONCURRENCY);
    limits.set(path, limit);
    return limit(() => adapter(config));
  };
}
