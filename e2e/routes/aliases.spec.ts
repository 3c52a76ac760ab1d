import { bar } from '../navigation-bar/bar';
import { arriveAs, navEntry, sportsOf } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

test('/, /m, /m/, /m/index, /m/index.html and /m/home land on /m/home, whose entry of the bar is active there [R2.1, R2.33]', async ({
  page,
}) => {
  const active = bar(page).locator('[aria-current="page"]');
  for (const alias of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']) {
    await page.goto(`${alias}?cid=7`);
    await expect(page, alias).toHaveURL(/\/m\/home\?cid=7$/);
    await expect(sportsOf(page), alias).toBeVisible();
    await expect(active, alias).toHaveAccessibleName('Home');
  }
  await page.goto('/m/helpCenter');
  await expect(bar(page)).toBeVisible();
  await expect(active).toHaveCount(0);
});

test('a link in upper case or with a slash at the end opens the page, which has its own path', async ({
  page,
}) => {
  await page.goto('/m/Login/?cid=7#top');
  await expect(page).toHaveURL(/\/m\/login\?cid=7#top$/);
  await expect(page.getByLabel('Remember me')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.goto('/m/%41ctivity/');
  await expect(page).toHaveURL(/\/m\/activity$/);
  await expect(bar(page).locator('[aria-current="page"]')).toHaveAccessibleName('Offers');
});

test('attribution parameters stay in the address on every page [R2.22]', async ({ page }) => {
  const kept =
    'affiliateCode=a7&referralCode=b8&r=c9&inApp=0&fullscreen=1&from=ad&fbclid=f&gclid=g&ttclid=t&kwaiclid=k&bbg=1&isBgeTest=1&cid=5&kw=slots';
  await page.goto(`/m/home?${kept}&other=1`);
  await navEntry(page, 'Account').click();
  await expect(page).toHaveURL(/\/m\/login\?/);
  const query = new URL(page.url()).searchParams;
  for (const [name, value] of new URLSearchParams(kept)) expect(query.get(name), name).toBe(value);
  expect(query.get('other')).toBeNull();
});

test('a new page starts at its top, and going back restores the scroll position', async ({ page }) => {
  await arriveAs(page, demo.member);
  await expect(sportsOf(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  await navEntry(page, 'Account').click();
  await expect(page).toHaveURL(/\/m\/member\/home/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});
