import type { AxiosAdapter, AxiosResponse } from 'axios';
import { requestKey } from './request-key';

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
