import { ping } from '@tessera/contract';
import { useEffect, useEffectEvent } from 'react';
import { gateway } from './gateway';
import { isAbsent, RequestError } from './request-error';

/** In ms. The wait between two pings doubles, from the first to the longest. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/** Shortens a wait by up to a half, so that the visitors of a site do not return all at once after a failure. */
const withJitter = (wait: number): number => wait * (1 - Math.random() / 2);

/** What failed for want of a connection: each function tries it again. */
const retries = new Set<() => unknown>();
/** What has to be loaded before that. */
const essentials = new Set<() => Promise<void>>();

let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
/** Whether the last ping, or what has to be loaded after it, failed. */
let isDown = false;
/** In ms since the page was opened: when the browser was online, the page seen or the gateway reached again. */
let lastSign = Number.NEGATIVE_INFINITY;
const noteSign = () => {
  lastSign = performance.now();
};

/** A gateway that refuses the ping, or does not have it, has answered too. */
const isAnswer = (error: unknown): boolean =>
  isAbsent(error) || (error instanceof RequestError && error.code === 'gateway');

const isReached = (): Promise<boolean> =>
  gateway.call(ping, { caller: 'online' }, { alert: false }).then(() => true, isAnswer);

async function loadEssentials(): Promise<boolean> {
  try {
    for (const load of essentials) {
      await load();
      essentials.delete(load);
    }
    return true;
  } catch {
    // The client has logged it.
    return false;
  }
}

async function ask(): Promise<void> {
  if (isAsking || document.hidden || retries.size + essentials.size === 0) return;
  isAsking = true;
  clearTimeout(timer);
  timer = undefined;
  const wasDown = isDown;
  isDown = !((await isReached()) && (await loadEssentials()));
  isAsking = false;
  if (isDown) return askLater();
  if (wasDown) noteSign();
  const waiting = [...retries];
  retries.clear();
  for (const retry of waiting) retry();
}

function askLater(): void {
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    void ask();
  }, withJitter(wait));
  wait = Math.min(2 * wait, LONGEST_WAIT);
}

function askNow(): void {
  if (document.hidden) return;
  noteSign();
  wait = FIRST_WAIT;
  void ask();
}

globalThis.window?.addEventListener('online', askNow);
// A page that the device has stopped misses the event of the connection.
globalThis.document?.addEventListener('visibilitychange', askNow);

/**
 * Calls `retry` once, when the gateway is reached again. The gateway is asked when the browser is online again and when
 * the page is seen again, and then again and again, less and less often, until it answers a ping; not while the page is
 * hidden (R7.17). What fails within a minute after that, such as a call that was sent without a connection, is tried again
 * in the same way.
 * @returns the function that ends the wait
 */
export function whenReachedAgain(retry: () => unknown): () => void {
  retries.add(retry);
  if (performance.now() - lastSign < LONGEST_WAIT) askLater();
  return () => void retries.delete(retry);
}

/**
 * Asks the gateway from now on, and calls `load` once it is reached, before everything that waits for
 * `whenReachedAgain`. A load that fails is repeated.
 * @returns resolves when `load` has succeeded
 */
export function untilReached(load: () => Promise<void>): Promise<void> {
  wait = FIRST_WAIT;
  return new Promise((resolve) => {
    essentials.add(() => load().then(resolve));
    askLater();
  });
}

/**
 * Calls `retry` when the gateway is reached again, while a part of the page shows that it could not be loaded.
 * @param isWaiting whether it does; false while a retry is under way
 */
export function useReachedAgain(isWaiting: boolean, retry: () => void): void {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => (isWaiting ? whenReachedAgain(() => tryAgain()) : undefined), [isWaiting]);
}
