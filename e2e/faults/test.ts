import { expect } from '@playwright/test';
import { test as productTest } from '../product/test';
import { withDownloadBar } from '../product/visitor';
import { FaultyFront } from './front';
import { OWN_ERROR } from './switchable-code';

interface Faulty {
  /** The proxy that all pages of the test come through. */
  readonly faulty: FaultyFront;
  readonly uncaught: undefined;
}

/**
 * A test behind a proxy that puts in faults. All console messages are expected; an error that no code caught fails the
 * test, unless it is the fault itself. There is no service worker, which would answer from its caches: its own faults
 * are in e2e/offline and e2e/updates.
 */
export const test = productTest.extend<Faulty>({
  visitor: 'answered prompts',
  serviceWorkers: 'block',
  actionTimeout: 8_000,
  // The part of remote-growth that is seen.
  context: async ({ context }, use) => {
    await withDownloadBar(context);
    await use(context);
  },
  faulty: async ({ product }, use) => {
    const faulty = new FaultyFront(product);
    await faulty.start();
    await use(faulty);
    faulty.stop();
  },
  baseURL: async ({ faulty }, use) => use(faulty.origin()),
  uncaught: [
    async ({ page, messages }, use) => {
      messages.expectMessage(/./);
      const seen: string[] = [];
      page.on('pageerror', (error) => {
        if (!error.message.includes(OWN_ERROR)) seen.push(error.stack ?? error.message);
      });
      await use(undefined);
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
