// @full: starts a console, a store and a server for most tests.
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../accessibility/violations';
import { ConsoleProcess } from './console-process';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

let served: ConsoleProcess;
test.beforeAll(async () => {
  served = await ConsoleProcess.start(40);
});
test.afterAll(() => served.stop());

const views = ['Fleet', 'Roll out', 'Health', 'History', 'Tools'] as const;
const show = (page: Page, view: (typeof views)[number]) =>
  page.getByRole('navigation').getByRole('link', { name: view }).click();
const row = (page: Page, code: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: code, exact: true }) });

/** Chooses merchants by their codes, and the action's version of the games. */
async function prepare(
  page: Page,
  action: 'Roll out' | 'Roll back',
  version: string,
  codes: readonly string[],
) {
  await show(page, 'Roll out');
  await page.getByRole('button', { name: 'Choose none' }).click();
  await page.getByText('Choose by a list of codes').click();
  await page.getByLabel('Codes of merchants').fill(codes.join(' '));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('tab', { name: action }).click();
  await page.getByLabel('games').selectOption(version);
}

test('an operator finds merchants, previews a roll-out, applies it and sees it in the fleet', async ({
  page,
}) => {
  await page.goto(served.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet' })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('40 merchants');
  await page.getByLabel('Search merchants').fill('m1');
  await expect(page.getByRole('status').first()).toHaveText('11 merchants');
  await row(page, 'm10').getByRole('checkbox').check();
  await row(page, 'm11').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change the chosen' }).click();
  await page.getByLabel('games').selectOption('2.1.0');
  await page.getByRole('textbox', { name: 'Share in percent' }).fill('10');
  await page.getByLabel('Note').fill('a careful start');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('status').first()).toHaveText(
    '2 would change, 0 are up to date, 0 would be refused.',
  );
  const would = page.getByRole('table', { name: 'Would change' });
  await expect(would).toContainText('2.0.0 90%, 2.1.0 10%');
  expect(await served.release('status', '--merchant', 'm10')).not.toContain('2.1.0');
  await page.getByRole('button', { name: 'Apply to 2 merchants' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('article').first()).toContainText('2 of 2: 2 changed, 0 refused');
  await show(page, 'Fleet');
  await page.getByLabel('Search merchants').fill('m10');
  await expect(row(page, 'm10')).toContainText('2.1.0');
  await expect(row(page, 'm10')).toContainText('10%');
  await expect(row(page, 'm10')).toContainText('changed in the last hour');
  expect(await served.release('history', '--merchant', 'm10')).toMatch(/Ada +a careful start/);
});

test('what would be refused is named before anything is written', async ({ page }) => {
  await page.goto(served.url);
  await prepare(page, 'Roll out', '2.0.0', ['m1', 'm10']);
  await page.getByRole('textbox', { name: 'Share in percent' }).fill('5');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('table', { name: 'Would be refused' })).toContainText('no-stable');
  await expect(page.getByRole('button', { name: 'Apply to 0 merchants' })).toBeDisabled();
});

test('two operators see each other’s changes at once, and one button goes back', async ({
  page,
  context,
}) => {
  await page.goto(served.url);
  await prepare(page, 'Roll out', '2.1.0', ['m3']);
  const other = await context.newPage();
  await other.goto(served.url);
  await other.getByLabel('Search merchants').fill('m3');
  await expect(row(other, 'm3')).toContainText('2.0.0');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Apply to 1 merchant' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(row(other, 'm3')).toContainText('2.1.0');

  await row(other, 'm3').getByRole('link', { name: 'm3' }).click();
  const releases = other.getByRole('table', { name: 'Releases' });
  await expect(releases.getByRole('row').nth(1)).toContainText('games 2.1.0 100%');
  await expect(other.getByRole('table', { name: 'Difference' })).toContainText('games');
  await other.getByRole('button', { name: 'games@2.1.0 back to 2.0.0' }).click();
  await expect(other.getByRole('dialog')).toContainText('Members of m3 with games@2.1.0 get 2.0.0');
  await other.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(releases.getByRole('row').nth(1)).toContainText('games 2.0.0 100%');
  await expect(releases.getByRole('row').nth(1)).toContainText('Ada');

  await served.release('roll-out', 'games@2.1.0', '--merchant', 'm3', '--note', 'again');
  await expect(releases.getByRole('row').nth(1)).toContainText('Grace');
  await expect(releases.getByRole('row').nth(1)).toContainText('again');
});

test('a plan stops and rolls back when the watch finds its version worse, and the health says so', async ({
  page,
}) => {
  await page.goto(served.url);
  await prepare(page, 'Roll out', '2.1.0', ['m20', 'm21', 'm22', 'm23']);
  await page.getByText('Plan in steps').click();
  await page.getByRole('textbox', { name: 'Share in percent' }).nth(1).fill('50');
  await page.getByRole('button', { name: 'Start the plan' }).click();
  const plan = page.getByRole('article').first();
  await expect(plan).toContainText('Waiting for the verdict');
  served.beacons('loaded', 2_000);
  await show(page, 'Health');
  await expect(page.getByRole('article').first()).toContainText(/No worse|Too early/);
  await expect(page.getByRole('figure').filter({ hasText: 'Failed loads' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'All versions' })).toContainText('games@2.1.0');
  expect(await violations(page)).toEqual([]);
  served.beacons('crash', 20_000);
  await show(page, 'Roll out');
  await expect(plan).toContainText('Stopped', { timeout: 20_000 });
  await expect(plan).toContainText(/games@2\.1\.0 failed in/);
  expect(await violations(page)).toEqual([]);
  expect(await served.release('status', '--merchant', 'm20')).not.toContain('2.1.0');
});

test('a device is explained, the store is verified, and old versions are listed before they are deleted', async ({
  page,
}) => {
  await page.goto(served.url);
  await show(page, 'Tools');
  await page.getByLabel('Merchant', { exact: true }).fill('m1');
  await page.getByLabel('Device id').fill('01234567-89ab-cdef-0123-456789abcdef');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByRole('table', { name: 'Explain a device' })).toContainText('0% to 100%');
  await page.getByRole('button', { name: 'Verify the store' }).click();
  await expect(page.getByText('No problems found.')).toBeVisible();
  await page.getByRole('button', { name: 'List the versions' }).click();
  await expect(page.getByText('0 versions would be deleted.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1280, 390])
    test(`every view is accessible in ${colorScheme} at ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      await page.goto(served.url);
      for (const view of views) {
        await show(page, view);
        await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible();
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    });

test('in Arabic the page is read from the right, and keeps its width', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ar', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(served.url);
  await expect(page.getByRole('heading', { level: 1, name: 'المواقع' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('without the link nobody is signed in', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(new URL(served.url).origin);
  await expect(page.getByText('Open the link that the command printed.')).toBeVisible();
  await context.close();
});

test('a fleet of ten thousand merchants shows only the rows in view, and is searched and sorted', async ({
  page,
}) => {
  // Ten thousand merchants are described and released first.
  test.setTimeout(120_000);
  const large = await ConsoleProcess.start(10_000);
  await page.goto(large.url);
  await expect(page.getByRole('status').first()).toHaveText('10,000 merchants', { timeout: 60_000 });
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  await page.getByRole('button', { name: 'Merchant', exact: false }).first().click();
  await expect(page.getByRole('row').nth(1)).toContainText('m9999');
  await page.getByLabel('Search merchants').fill('m4321');
  await expect(page.getByRole('status').first()).toHaveText('1 merchant');
  await large.stop();
});

test('a store in a bucket is changed and watched in the same way', async ({ page }) => {
  const inBucket = await ConsoleProcess.start(5, 'bucket');
  await page.goto(inBucket.url);
  await page.getByRole('button', { name: 'Choose all shown' }).click();
  await page.getByRole('button', { name: 'Change the chosen' }).click();
  await page.getByLabel('games').selectOption('2.1.0');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Apply to 5 merchants' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('article').first()).toContainText('5 of 5: 5 changed, 0 refused');
  expect(await inBucket.release('history', '--merchant', 'm1')).toContain('Ada');
  await inBucket.release('roll-back', 'games@2.1.0', '--all');
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('table', { name: 'Audit log' })).toContainText('Grace');
  await inBucket.stop();
});
