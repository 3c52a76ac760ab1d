// @full: waits for the limits of calls.
import type { Page } from '@playwright/test';
import { navEntry, sportsOf } from '../product/actions';
import { expect, test } from '../product/test';

// A worker that comes meanwhile answers without the routes of a test, so that nothing hangs any more.
test.use({ visitor: 'answered prompts', serviceWorkers: 'block' });

/** Requests that match never get an answer. */
const hang = (page: Page, address: RegExp) => page.route(address, () => new Promise(() => undefined));

/** Whether the early script runs, which asks for the status, and whether the main script has taken that answer. */
const runs = {
  early: () => window.__tessera !== undefined,
  main: () =>
    [...(window.__tessera?.answers.keys() ?? ['/status'])].every((call) => !call.includes('/status')),
} as const;

/** Opens the home page, which may never fire its load event, and lets 10 s pass from the start of a script. */
async function openFor10Seconds(page: Page, script: keyof typeof runs = 'main'): Promise<void> {
  await page.clock.install();
  await page.goto('/m/home', { waitUntil: 'commit' });
  await page.waitForFunction(runs[script]);
  for (let second = 0; second < 10; second++) await page.clock.runFor(1_000);
}

const cannotStart = 'We couldn’t load the site. Please try again, or check your connection.';
const takesLong = 'This is taking too long. Please try again in a moment.';

test('while the main script hangs, the visitor reads a sentence within 10 s', async ({ page }) => {
  await hang(page, /\/m\/shell\/.*\/main\./);
  await openFor10Seconds(page, 'early');
  await expect(page.getByRole('alert')).toContainText(cannotStart);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});

test('while the texts of the language hang, the page starts in English within 10 s', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    locale: 'ar',
    serviceWorkers: 'block',
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await hang(page, /\/m\/shell\/.*locale-AR/);
  await openFor10Seconds(page);
  await expect(navEntry(page, 'Home')).toBeVisible();
  await context.close();
});

for (const [what, address] of [
  ['entry of a remote', /\/m\/remotes\/games\/.*remoteEntry/],
  ['code of the first page', /\/m\/remotes\/games\/.*\/home\..*js/],
  ['style of the first page', /\/m\/remotes\/games\/.*\/home\..*css/],
  ['texts of a remote', /\/m\/remotes\/games\/.*locale-/],
] as const)
  test(`while the ${what} hangs, the visitor reads a sentence within 10 s`, async ({ page, messages }) => {
    messages.expectMessage(/\[tessera\]|Loading chunk|is already registered|PageTimeout|RemoteFault/);
    await hang(page, address);
    await openFor10Seconds(page);
    await expect(
      page.getByText(takesLong).or(page.getByText('The games aren’t available right now')),
    ).toBeVisible();
    await expect(navEntry(page, 'Home')).toBeVisible();
  });

test('a picture that hangs does not hold back what starts when the page is idle', async ({
  page,
  sandbox,
}) => {
  await hang(page, /\/wps\/sandbox-assets\//);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(sportsOf(page)).toBeVisible();
  await expect.poll(() => sandbox.calls('/wps/system/consent'), { timeout: 15_000 }).not.toEqual([]);
});
