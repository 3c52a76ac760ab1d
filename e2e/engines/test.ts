import { test as base } from '../product/test';
import { blockStorage } from './block-storage';
import { typeInFirefox } from './firefox-input';
import { watchFirefox } from './firefox-watch';
import type { Journey } from './journey';

/** A test of the built product in Chromium or Firefox, which Playwright drives. */
export const test = base.extend<Omit<Journey, 'messages'>>({
  storage: ['open', { option: true }],
  serviceWorkers: 'allow',
  // The front ends after the pages, so that none of them sees it go.
  context: async ({ context, storage, browserName, front: _ }, use) => {
    if (browserName === 'firefox') await typeInFirefox(context);
    if (storage === 'blocked') await blockStorage(context);
    await use(context);
  },
  tab: async ({ page, browserName, messages }, use) => {
    if (browserName === 'firefox') await watchFirefox(page, messages);
    await use(page);
  },
});
