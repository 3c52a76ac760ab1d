import type { AxiosAdapter, AxiosResponse } from 'axios';
import pLimit, { type LimitFunction } from 'p-limit';
import { requestKey } from './request-key';

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

/** Lets equal GETs that are under way at the same time share one request; one that can be cancelled goes alone (R7.1c). */
export function shared(adapter: AxiosAdapter): AxiosAdapter {
  const underWay = new Map<string, Promise<AxiosResponse>>();
  return async (config) => {
    if (config.method !== 'get' || config.signal) return adapter(config);
    const key = requestKey(config);
    let answer = underWay.get(key);
    if (!answer) {
      answer = adapter(config).finally(() => underWay.delete(key));
      underWay.set(key, answer);
    }
    return { ...(await answer), config };
  };
}
