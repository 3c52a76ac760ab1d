import type { Endpoint } from '@tessera/contract';
import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import {
  type AxiosStorage,
  buildKeyGenerator,
  buildMemoryStorage,
  buildWebStorage,
  setupCache,
} from 'axios-cache-interceptor';
import { adoptingEarly } from './adopt-early';
import type { Identity } from './headers';
import { limited } from './limit';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Requests under way at once on this path. */
    concurrency?: number;
  }
}

const TIMEOUT = 5_000;
const SESSION_CACHE = 180_000;
/** Concurrent equal GETs share one request, and nothing is kept: a `ttl` of 0 would not even share. */
const SHARE_ONLY = 1;

/** Sends calls; one instance shares, the other keeps answers for the session too (R7.1b, R7.1c, R9.11). */
export class Transport {
  readonly #shared: AxiosInstance;
  readonly #cached: AxiosInstance;

  constructor(identity: Identity) {
    // Headers are no part of the library's own key, so two members would share one answer.
    const generateKey = buildKeyGenerator(({ url, method, params, data }) => ({
      url,
      method,
      params,
      data,
      who: [identity.merchant(), identity.language(), identity.token() ?? ''],
    }));
    const create = (ttl: number, storage: AxiosStorage) => {
      const instance = axios.create({
        timeout: TIMEOUT,
        withCredentials: true,
        responseType: 'text',
        transformResponse: (text: unknown) => text,
      });
      instance.defaults.adapter = limited(adoptingEarly(axios.getAdapter(['xhr', 'http'])));
      return setupCache(instance, {
        storage,
        ttl,
        generateKey,
        interpretHeader: false,
        cacheTakeover: false,
        methods: ['get'],
        // A refusal must not be remembered as the answer.
        cachePredicate: {
          responseMatch: ({ data }) => typeof data === 'string' && /"success"\s*:\s*true/.test(data),
        },
      });
    };
    this.#shared = create(SHARE_ONLY, buildMemoryStorage());
    this.#cached = create(SESSION_CACHE, webStorage() ?? buildMemoryStorage());
  }

  send(
    endpoint: Endpoint,
    config: {
      headers: Record<string, string>;
      params?: object;
      data?: unknown;
      signal?: AbortSignal;
      timeout?: number;
    },
  ): Promise<AxiosResponse<string>> {
    const { timeout = endpoint.timeout, ...rest } = config;
    return (endpoint.cached ? this.#cached : this.#shared).request<string>({
      url: endpoint.path,
      method: endpoint.method,
      ...rest,
      ...(timeout === undefined ? {} : { timeout }),
      ...(endpoint.concurrency === undefined ? {} : { concurrency: endpoint.concurrency }),
    });
  }
}

function webStorage() {
  try {
    return buildWebStorage(sessionStorage, 'tessera:answer:');
  } catch {
    return undefined;
  }
}
