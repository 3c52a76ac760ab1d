import { arriveAs, navEntry } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

const robots = 'meta[name=robots]';
const canonical = 'link[rel=canonical]';

test('each page has its robots and canonical tags, also after a navigation [R2.23]', async ({ page }) => {
  await page.goto('/m/index.html?cid=1');
  await expect(page.locator(robots)).toHaveAttribute('content', 'index, follow');
  await expect(page.locator(canonical)).toHaveAttribute('href', /^http:\/\/aurora\.localhost:\d+\/m\/home$/);
  await navEntry(page, 'Account').click();
  await expect(page.locator(canonical)).toHaveAttribute('href', /\/m\/login$/);
  await page.goto('/m/nothing/here');
  await expect(page.locator(robots)).toHaveAttribute('content', 'noindex');
  await expect(page.locator(canonical)).toHaveCount(0);
});

test('news, download and app are pages that search engines may show [R2.23]', { tag: '@full' }, async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const indexed = (path: string) =>
    expect(page.locator(canonical)).toHaveAttribute('href', new RegExp(`${path}$`));
  await page.goto('/m/news');
  await expect(heading('News')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await indexed('/m/news');
  await page.goto('/m/app');
  await expect(heading('App')).toBeVisible();
  await expect(page.getByText('Version 2.5.0')).toBeVisible();
  await indexed('/m/app');
  await page.getByRole('main').getByRole('link', { name: 'Get the app' }).click();
  await expect(heading('Get the app')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Download for/ })
      .first(),
  ).toBeVisible();
  await expect(page.locator(robots)).toHaveAttribute('content', 'index, follow');
  await indexed('/m/download');
});

test('a navigation sets the title and the focus for screen readers', async ({ page }) => {
  await arriveAs(page, demo.member);
  await expect(page).toHaveTitle('Aurora Club');
  await navEntry(page, 'Account').click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: 'Account' });
  await expect(page).toHaveTitle('Account · Aurora Club');
  await expect(heading).toBeFocused();
});

test('an unknown address shows the not-found page within the frame, with a link to the home page', async ({
  page,
}) => {
  await page.goto('/m/nothing/here');
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
  await expect(page).toHaveTitle('We can’t find that page · Aurora Club');
  await expect(navEntry(page, 'Home')).toBeVisible();
  await page.getByRole('button', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
