import type { Endpoint } from '@tessera/contract';
import axios, { type AxiosInstance, type AxiosProgressEvent, type AxiosResponse } from 'axios';
import type { AxiosCacheInstance, CacheAxiosResponse } from 'axios-cache-interceptor';
import { adoptingEarly } from './adopt-early';
import { sessionCached } from './session-cached';
import { limited, shared } from './shared';
import { TIMEOUT } from './timeout';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Requests under way at once on this path. */
    concurrency?: number;
  }
}

/** What is sent of a call. */
export interface Outgoing {
  readonly headers: Record<string, string>;
  readonly params?: object;
  readonly data?: unknown;
  readonly signal?: AbortSignal;
  readonly onUploadProgress?: (progress: AxiosProgressEvent) => void;
}

/** Sends calls; of its two instances one keeps answers for the session (R7.1b, R7.1c). */
export class Transport {
  readonly #plain: AxiosInstance;
  readonly #cached: AxiosCacheInstance;

  constructor() {
    const adapter = shared(limited(adoptingEarly(axios.getAdapter(['xhr', 'http']))));
    const create = () =>
      axios.create({
        adapter,
        timeout: TIMEOUT,
        withCredentials: true,
        responseType: 'text',
        transformResponse: (text: unknown) => text,
      });
    this.#plain = create();
    this.#cached = sessionCached(create());
  }

  send(
    { path, method, timeout, concurrency, cached }: Endpoint,
    outgoing: Outgoing,
  ): Promise<AxiosResponse<string>> {
    const instance: AxiosInstance = cached ? this.#cached : this.#plain;
    return instance.request<string>({
      url: path,
      method,
      ...outgoing,
      ...(timeout !== undefined && { timeout }),
      ...(concurrency !== undefined && { concurrency }),
    });
  }

  /** Keeps an answer that turned out to be unusable from being given again. */
  async forget({ id }: AxiosResponse & Partial<Pick<CacheAxiosResponse, 'id'>>): Promise<void> {
    if (id !== undefined) await this.#cached.storage.remove(id);
  }
}
