import type { APIResponse, Page, Route } from '@playwright/test';
import { sportsOf } from '../product/actions';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

const sentence = 'We couldn’t load the site. Please try again, or check your connection.';

/** Node does not resolve the merchants' hosts on this machine; the browser does. */
const fetchOf = (route: Route): Promise<APIResponse> =>
  route.fetch({ url: route.request().url().replace('aurora.localhost', '127.0.0.1') });

/** Changes the merchant's HTML before the browser gets it. */
const rewrite = (page: Page, change: (html: string) => string): Promise<unknown> =>
  page.route('**/m/home', async (route) => {
    const answer = await fetchOf(route);
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });

const release = /(id="tessera-release">)(.*?)(<\/script>)/s;

test('a release that is not JSON, of another form or empty shows a sentence instead of a skeleton', async ({
  page,
  messages,
}) => {
  messages.expectMessage(/\[tessera\] the early script gave up/, /the application could not start/);
  for (const text of ['{"schema":1,', '{"schema":1,"merchant":{}}', '']) {
    await rewrite(page, (html) => html.replace(release, `$1${text}$3`));
    await page.goto('/m/home');
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.locator('.sk')).toHaveCount(0);
    await page.unroute('**/m/home');
  }
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(sportsOf(page)).toBeVisible();
});

test('a main script that cannot be loaded shows a sentence', async ({ page, messages }) => {
  messages.expectMessage(/net::ERR_FAILED/);
  await page.route('**/m/shell/**/main.*.js', (route) => route.abort());
  await page.goto('/m/home');
  await expect(page.getByRole('alert')).toContainText(sentence);
});

test('a main script that was changed does not run, and the page shows a sentence', async ({
  page,
  messages,
}) => {
  messages.expectMessage(/integrity/);
  await page.route('**/m/shell/**/main.*.js', async (route) => {
    const answer = await fetchOf(route);
    await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.changed=true` });
  });
  await page.goto('/m/home');
  await expect(page.getByRole('alert')).toContainText(sentence);
  expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  test('the sentence is the merchant’s own', async ({ page, messages }) => {
    messages.expectMessage(/net::ERR_FAILED/);
    await page.route('**/m/shell/**/main.*.js', (route) => route.abort());
    await page.goto('/m/home');
    await expect(page.getByRole('alert')).toContainText('تعذّر تحميل الموقع');
  });
});

test('a browser without randomUUID gets a device id [R9.1]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
  });
  await page.goto('/m/home');
  await expect(sportsOf(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tessera:device-id'))).toHaveLength(36);
});
