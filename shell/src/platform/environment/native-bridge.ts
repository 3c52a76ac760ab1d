import { withTimeout } from '@tessera/remote';
import * as v from 'valibot';

/** A failed call of the native app. `refused`: the message is the app's own text (R8.24). */
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

/** The function that posts to the native app; undefined outside of an app. */
function post(): Post | undefined {
  const ios = v.safeParse(iosWindow, window);
  if (ios.success) return (message) => ios.output.webkit.messageHandlers.tessera.postMessage(message);
  const android = v.safeParse(androidWindow, window);
  // An object cannot cross Android's bridge.
  if (android.success) return (message) => android.output.TesseraNative.postMessage(JSON.stringify(message));
  return undefined;
}

/** In ms: long enough for a system dialog that the member answers. */
const LONGEST_ANSWER = 60_000;

const waiting = new Map<string, Settle>();
let lastId = 0;

const isFailure = (result: unknown): result is string =>
  typeof result === 'string' && result.startsWith('Failure');

/**
 * Listens to the answers of the native app at `window.tesseraNative.resolve(callbackId, result)`.
 * @param notify gets every result that starts with `Failure`, for the member to read (R8.24)
 */
export function listenToNativeApp(notify: (failure: string) => void): void {
  const resolve = (callbackId: unknown, result: unknown) => {
    if (isFailure(result)) notify(result);
    const settle = waiting.get(String(callbackId));
    waiting.delete(String(callbackId));
    settle?.(result);
  };
  Object.assign(window, { tesseraNative: { resolve } });
}

/**
 * Calls the native app.
 * @returns its answer, which the caller has to parse
 * @throws NativeFailure `no-app` outside of an app, `timeout` after a minute, `refused` if the answer starts with
 * `Failure`, which the member was shown (R8.24)
 */
export async function askNativeApp(type: string, payload: unknown = {}): Promise<unknown> {
  const send = post();
  if (!send) throw new NativeFailure('no-app', 'this page runs in no native app');
  const callbackId = `tessera-${++lastId}`;
  const answer = new Promise<unknown>((resolve) => {
    waiting.set(callbackId, resolve);
    send({ type, payload, callbackId });
  });
  const late = () => new NativeFailure('timeout', `the native app did not answer ${type}`);
  const result = await withTimeout(answer, LONGEST_ANSWER, late).finally(() => waiting.delete(callbackId));
  if (isFailure(result)) throw new NativeFailure('refused', result);
  return result;
}
