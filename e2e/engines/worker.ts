import { expect } from '@playwright/test';
import type { Tab } from '../product/tab';
import { isWorkerReady } from '../product/worker';

/** Waits until the page's service worker is ready. */
export const workerReady = (tab: Tab): Promise<void> =>
  expect.poll(() => tab.evaluate(isWorkerReady)).toBe(true);
