import type { AxiosAdapter } from 'axios';
import pLimit, { type LimitFunction } from 'p-limit';

const DEFAULT_CONCURRENCY = 10;

/** Limits the number of concurrent requests on each path. Further requests wait (R7.1d). */
export function limited(adapter: AxiosAdapter): AxiosAdapter {
  const limits = new Map<string, LimitFunction>();
  return (config) => {
    const path = config.url ?? '';
    const limit = limits.get(path) ?? pLimit(config.concurrency ?? DEFAULT_CONCURRENCY);
    limits.set(path, limit);
    return limit(() => adapter(config));
  };
}
