import axios, { type AxiosAdapter, isAxiosError, isCancel } from 'axios';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Outgoing } from './outgoing';
import { paused } from './paused';
import { TransportFailure } from './transport-failure';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The number of concurrent requests on this path. */
    concurrency?: number;
  }
}

const DEFAULT_CONCURRENCY = 10;

/** How axios names its own time limit: ECONNABORTED in a browser, ETIMEDOUT with clarified errors. */
const TIMED_OUT: readonly (string | undefined)[] = ['ECONNABORTED', 'ETIMEDOUT'];

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

/** What axios threw, in our own words. An error of another kind stays as it is. */
function failureOf(cause: unknown): unknown {
  if (isCancel(cause)) return new TransportFailure('cancelled', { cause });
  if (!isAxiosError(cause)) return cause;
  const { code, response } = cause;
  if (TIMED_OUT.includes(code)) return new TransportFailure('timeout', { cause });
  if (!response) return new TransportFailure('network', { cause });
  return new TransportFailure('status', {
    answer: { status: response.status, body: response.data },
    cause,
  });
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
