import axios, { type AxiosAdapter } from 'axios';
import pLimit, { type LimitFunction } from 'p-limit';
import { failureOf } from './failure-of';
import type { Outgoing } from './outgoing';
import { paused } from './paused';

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

/** Sends a call. @throws TransportFailure */
export type Send = (call: Outgoing) => Promise<{ readonly body: string; readonly date: unknown }>;

/** A sender of calls, with the limits and pauses of each path. */
export function createSend(): Send {
  const client = axios.create({
    adapter: limited(paused(axios.getAdapter(['xhr', 'http']))),
    withCredentials: true,
    responseType: 'text',
    transformResponse: (text: unknown) => text,
  });
  return async ({ path, concurrency, onUpload, ...call }) => {
    try {
      const { data, headers } = await client.request<string>({
        url: path,
        ...call,
        ...(concurrency !== undefined && { concurrency }),
        ...(onUpload && {
          onUploadProgress: ({ loaded, total }) => onUpload(total ? loaded / total : 0),
        }),
      });
      return { body: data, date: headers.date };
    } catch (thrown) {
      throw failureOf(thrown);
    }
  };
}
