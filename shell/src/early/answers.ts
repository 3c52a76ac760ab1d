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
export function takeEarlyAnswer(path: string, query: object | undefined): Promise<EarlyAnswer> | undefined {
  const answers = globalThis.window?.__tessera?.answers;
  const key = callKey(path, query);
  const answer = answers?.get(key);
  answers?.delete(key);
  return answer;
}
