import { sportsOf } from '../product/actions';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

const decoded = (header: string | undefined): string => Buffer.from(header ?? '', 'base64').toString('utf8');

test('the first call sends the browser’s own user agent, and later calls also its hidden parts [R5.11, R7.1a]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/m/home');
  await expect(sportsOf(page)).toBeVisible();
  const [first] = await sandbox.calls('/wps/v2/system/status');
  const own = await page.evaluate(() => navigator.userAgent);
  expect(decoded(first?.headers['x-user-agent'])).toBe(own);

  const full = await page.evaluate(async () => {
    type Hints = { fullVersionList: Array<{ brand: string; version: string }> };
    const data: { getHighEntropyValues(names: string[]): Promise<Hints> } = Reflect.get(
      navigator,
      'userAgentData',
    );
    const { fullVersionList } = await data.getHighEntropyValues(['fullVersionList']);
    return fullVersionList.find(({ brand }) => /Chrom/.test(brand))?.version;
  });
  await page.goto('/m/login');
  await page.getByLabel('Username', { exact: true }).fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('Tessera-2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const [login] = await sandbox.calls('/wps/session/login');
  expect(decoded(login?.headers['x-user-agent'])).toContain(`Chrome/${full}`);
});

test('a home-screen shortcut is detected from its address once, and remembered [R1.4]', async ({ page }) => {
  await page.goto('/m/home?pwaType=WEBCLIP&cid=1');
  await expect(page).toHaveURL(/\/m\/home\?cid=1$/);
  expect(await page.evaluate(() => localStorage.getItem('WEBCLIP'))).toBe('1');
});

test('on a wide screen the app is a centred column of 9/16 of the height [R1.5, R9.26]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/m/home');
  await expect(sportsOf(page)).toBeVisible();
  const column = () =>
    page.getByRole('main').evaluate((main) => {
      const { left, right } = main.getBoundingClientRect();
      return { width: Math.round(right - left), middle: Math.round((left + right) / 2) };
    });
  expect((await column()).width).toBe(450);
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect.poll(async () => (await column()).width).toBe(360);
  const { middle } = await column();
  const centre = await page.evaluate(() => document.documentElement.clientWidth / 2);
  expect(Math.abs(middle - centre)).toBeLessThanOrEqual(1);
});

test('a failure from the native app is shown with its own text [R8.24]', async ({ page }) => {
  await page.goto('/m/home');
  await expect(sportsOf(page)).toBeVisible();
  await page.evaluate(() =>
    Reflect.get(globalThis, 'tesseraNative').resolve('share-1', 'Failure: the picture could not be saved'),
  );
  await expect(page.getByRole('dialog')).toContainText('Failure: the picture could not be saved');
});
