import { ageOf } from '@tessera/contract';
import type { EarlyView } from './early-view';
import type { StatusQuery } from './status-query';

/** An answer that the early script fetched before this code was loaded. */
export interface EarlyAnswer {
  readonly status: number;
  readonly body: string;
}

/** The results of the early script for the application. */
export interface EarlyWork {
  readonly answers: Map<string, Promise<EarlyAnswer>>;
  /** Paths of code whose prefetch failed. */
  readonly failed: Set<string>;
  /** The session token of the address (R2.19). */
  token?: string;
  /** The query of the status call. The application repeats it, so that both are the same call. */
  statusQuery?: StatusQuery;
  /** The browser's deferred install prompt, which can fire before any bundle runs. */
  installPrompt?: Event;
  /** The early view on the screen, until the page takes over. */
  view?: EarlyView;
}

declare global {
  interface Window {
    __tessera?: EarlyWork;
  }
}

/** The key of a call: its path, and its query in alphabetical order. */
export function callKey(path: string, query: object | undefined): string {
  const params = new URLSearchParams(path.split('?')[1]);
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) params.set(name, String(value));
  params.sort();
  return `${path.split('?')[0]}?${params}`;
}

/** In ms (R9.11). */
const FRESH_FOR = 180_000;

/** Whether an answer that came at a time, in ms, still answers a call. */
export const isFresh = ({ at }: { readonly at: number }): boolean => ageOf(at) < FRESH_FOR;

/** Returns the early answer to a call, once. */
export function consumeEarlyAnswer(
  path: string,
  query: object | undefined,
): Promise<EarlyAnswer> | undefined {
  const answers = globalThis.window?.__tessera?.answers;
  const key = callKey(path, query);
  const answer = answers?.get(key);
  answers?.delete(key);
  return answer;
}
