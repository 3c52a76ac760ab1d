import type { Page } from '@playwright/test';
import { navEntry, signInAtHome, tapSignIn } from '../product/actions';
import { demo } from '../product/demo';
import { fullUnless } from '../product/full';
import { expect, test } from '../product/test';
import { withDownloadBar } from '../product/visitor';

// The service worker would fetch the chunks past the test's route, and have them in its cache.
test.use({ visitor: 'answered prompts', serviceWorkers: 'block' });

const gone = /net::ERR_FAILED|Loading (CSS )?chunk|ChunkLoadError|\[tessera\]|An error occurred in/;

/** Every request for a chunk of a remote fails until the returned function is called. */
async function without(page: Page, remote: string, chunk: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/m/remotes/${remote}/[^/]+/${chunk}\\.[0-9a-f]+\\.js`);
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

test('without the code of the login dialog, a tap opens the login page, which leads back; later the dialog opens', async ({
  page,
  messages,
}) => {
  messages.expectMessage(gone);
  const restore = await without(page, 'auth', 'login-dialog');
  await page.goto('/m/home');
  await tapSignIn(page);
  await expect(page).toHaveURL(/\/m\/login\?backUrl=%2Fm%2Fhome/);
  await page.goBack();
  await tapSignIn(page);
  await expect(page).toHaveURL(/\/m\/login/);
  await restore();
  await page.goBack();
  await signInAtHome(page, demo.member);
});

/** What shows that a part of growth works. */
const works = {
  'download-bar': (page: Page) => expect(page.getByText('5.0').first()).toBeVisible(),
  tracking: (page: Page) =>
    expect.poll(() => page.evaluate(() => localStorage.getItem('tessera:event-track'))).not.toBeNull(),
} as const;

for (const chunk of ['download-bar', 'app-offers', 'tracking', 'notices'] as const)
  test(
    `without the chunk ${chunk}, the other parts work; the next page loads it again`,
    fullUnless(chunk === 'download-bar'),
    async ({ page, messages }) => {
      messages.expectMessage(gone);
      await withDownloadBar(page);
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(`/${chunk}.`));
      const restore = await without(page, 'growth', chunk);
      await page.goto('/m/home');
      await failed;
      for (const [name, shows] of Object.entries(works)) if (name !== chunk) await shows(page);
      await restore();
      const loaded = page.waitForResponse((response) => response.url().includes(`/${chunk}.`));
      await navEntry(page, 'Offers').click();
      expect((await loaded).ok()).toBe(true);
      // No offer floats over the page of the offers.
      await navEntry(page, 'Home').click();
      if (chunk in works) await works[chunk as keyof typeof works](page);
    },
  );
