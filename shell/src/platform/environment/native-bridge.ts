import * as v from 'valibot';

/** The native app answered that it failed; the message is its own text (R8.24). */
export class NativeFailure extends Error {
  override readonly name = 'NativeFailure';
  readonly code: 'refused' | 'no-app' | 'timeout';
  constructor(code: NativeFailure['code'], message: string) {
    super(message);
    this.code = code;
  }
}

interface Message {
  readonly type: string;
  readonly payload: unknown;
  readonly callbackId: string;
}
type Post = (message: Message) => void;
type Poster = { postMessage(message: unknown): void };
type Settle = (result: unknown) => void;

const poster = v.custom<Poster>(
  (value) => typeof value === 'object' && value !== null && 'postMessage' in value,
);
const iosWindow = v.object({ webkit: v.object({ messageHandlers: v.object({ tessera: poster }) }) });
const androidWindow = v.object({ TesseraNative: poster });

/** How this page reaches the native app around it, if there is one. */
function post(): Post | undefined {
  const ios = v.safeParse(iosWindow, window);
  if (ios.success) return (message) => ios.output.webkit.messageHandlers.tessera.postMessage(message);
  const android = v.safeParse(androidWindow, window);
  // An object cannot cross Android's bridge.
  if (android.success) return (message) => android.output.TesseraNative.postMessage(JSON.stringify(message));
  return undefined;
}

/** In ms: longer than any dialog of the system that a member may have to answer. */
const LONGEST_ANSWER = 60_000;

const waiting = new Map<string, Settle>();
let lastId = 0;

const isFailure = (result: unknown): result is string =>
  typeof result === 'string' && result.startsWith('Failure');

/**
 * Listens for what the native app answers, at `window.tesseraNative.resolve(callbackId, result)`. Whatever starts
 * with `Failure` is told to the member, whoever asked (R8.24).
 */
export function listenToNativeApp(tell: (failure: string) => void): void {
  const resolve = (callbackId: unknown, result: unknown) => {
    if (isFailure(result)) tell(result);
    const settle = waiting.get(String(callbackId));
    waiting.delete(String(callbackId));
    settle?.(result);
  };
  Object.assign(window, { tesseraNative: { resolve } });
}

/**
 * Asks the native app for something and gives its answer, which the caller has to parse.
 * @throws NativeFailure `no-app` outside of an app, `timeout` after a minute, `refused` when the answer starts with
 * `Failure`: the member has then been told (R8.24)
 */
export async function askNativeApp(type: string, payload: unknown = {}): Promise<unknown> {
  const send = post();
  if (!send) throw new NativeFailure('no-app', 'this page runs in no native app');
  const callbackId = `tessera-${++lastId}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const result = await new Promise<unknown>((resolve, reject) => {
    waiting.set(callbackId, resolve);
    timer = setTimeout(() => {
      waiting.delete(callbackId);
      reject(new NativeFailure('timeout', `the native app did not answer ${type}`));
    }, LONGEST_ANSWER);
    send({ type, payload, callbackId });
  }).finally(() => clearTimeout(timer));
  if (isFailure(result)) throw new NativeFailure('refused', result);
  return result;
}
