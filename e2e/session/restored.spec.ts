// @full: needs a whole browser that has a back-forward cache.
import { arriveAs, navEntry, signInAtHome, signOut } from '../product/actions';
import { chromiumAt } from '../product/chromium';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

/** Where the page writes whether it was shown in the moment in which the browser restored it. */
const RESTORED = 'e2e:restored';

test.use({
  visitor: 'answered prompts',
  // A worker's first start takes the pages out of the cache.
  serviceWorkers: 'block',
  launchOptions: {
    ...chromiumAt(process.env.CHROME_PATH),
    // Playwright switches the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a member who goes back to the page of the one before sees only their own account', async ({ page }) => {
  // A page that holds or waits for a lock, as one that sends events does, leaves the cache.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await arriveAs(page, demo.member);
  await navEntry(page, 'Account').click();
  await expect(page.getByText(demo.member)).toBeVisible();
  const entries = await page.evaluate((key) => {
    addEventListener('pageshow', ({ persisted }) => {
      sessionStorage.setItem(key, JSON.stringify({ persisted, isShown: document.body.checkVisibility() }));
    });
    return history.length;
  }, RESTORED);

  await page.goto('/m/home');
  await navEntry(page, 'Account').click();
  await signOut(page);
  await expect(page).toHaveURL(/\/m\/home/);
  await signInAtHome(page, demo.agent);

  await page.evaluate((before) => history.go(before - history.length), entries);
  await expect(page).toHaveURL(/\/m\/member\/home/);
  await expect(page.getByText(demo.agent)).toBeVisible();
  await expect(page.getByText(demo.member)).toHaveCount(0);
  const restored = await page.evaluate((key) => sessionStorage.getItem(key) ?? 'null', RESTORED);
  expect(JSON.parse(restored)).toEqual({ persisted: true, isShown: false });
});
