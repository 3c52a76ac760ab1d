import type { StatusQuery } from './status-query';

/** An answer that the inline script fetched before this code was there. */
export interface EarlyAnswer {
  readonly status: number;
  readonly body: string;
}

/** What the inline script leaves for the application. */
export interface EarlyWork {
  readonly answers: Map<string, Promise<EarlyAnswer>>;
  /** Paths of the code that was fetched ahead in vain. */
  readonly failed: Set<string>;
  /** The session token that stood in the address (R2.19). */
  token?: string;
  /** What the status was asked with: what the page does meanwhile must not make that another call. */
  statusQuery?: StatusQuery;
  /** The browser's deferred install prompt, which can fire before any bundle runs. */
  installPrompt?: Event;
}

declare global {
  interface Window {
    __tessera?: EarlyWork;
  }
}

/** One spelling of a call: its path, and its query in alphabetical order. */
export function callKey(path: string, query: object | undefined): string {
  const params = new URLSearchParams(path.split('?')[1]);
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) params.set(name, String(value));
  params.sort();
  return `${path.split('?')[0]}?${params}`;
}

/** The early answer to a call, which is handed out once. */
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
