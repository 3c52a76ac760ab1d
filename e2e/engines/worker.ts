import { expect } from '@playwright/test';
import type { Tab } from '../product/tab';
import { isWorkerReady } from '../product/worker';

/** In ms: the worker follows a page when that is at rest, and fetches all that the page has loaded. */
const PATIENCE = 40_000;

/** Waits until the page's service worker is ready. */
export const workerReady = (tab: Tab): Promise<void> =>
  expect.poll(() => tab.evaluate(isWorkerReady), { timeout: PATIENCE }).toBe(true);
