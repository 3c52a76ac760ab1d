import type { Endpoint } from '@tessera/contract';
import axios, { type AxiosAdapter, type AxiosInstance, type AxiosProgressEvent } from 'axios';
import pLimit, { type LimitFunction } from 'p-limit';
import { adoptingEarly } from './adopt-early';
import { paused } from './paused';
import { TIMEOUT } from './timeout';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The number of concurrent requests on this path. */
    concurrency?: number;
  }
}

const DEFAULT_CONCURRENCY = 10;

/** Limits the number of concurrent requests on each path. Further requests wait (R7.1d). */
function limited(adapter: AxiosAdapter): AxiosAdapter {
  const limits = new Map<string, LimitFunction>();
  return (config) => {
    const path = config.url ?? '';
    const limit = limits.get(path) ?? pLimit(config.concurrency ?? DEFAULT_CONCURRENCY);
    limits.set(path, limit);
    return limit(() => adapter(config));
  };
}

/** The parts of a call that are sent. */
export interface Outgoing {
  readonly headers: Record<string, string>;
  readonly params?: object;
  readonly data?: unknown;
  readonly signal?: AbortSignal;
  readonly onUploadProgress?: (progress: AxiosProgressEvent) => void;
}

/** Sends calls (R7.1b). */
export class Transport {
  readonly #axios: AxiosInstance = axios.create({
    adapter: limited(adoptingEarly(paused(axios.getAdapter(['xhr', 'http'])))),
    timeout: TIMEOUT,
    withCredentials: true,
    responseType: 'text',
    transformResponse: (text: unknown) => text,
  });

  /** @returns the body of the answer */
  async send({ path, method, timeout, concurrency }: Endpoint, outgoing: Outgoing): Promise<string> {
    const { data } = await this.#axios.request<string>({
      url: path,
      method,
      ...outgoing,
      ...(timeout !== undefined && { timeout }),
      ...(concurrency !== undefined && { concurrency }),
    });
    return data;
  }
}
