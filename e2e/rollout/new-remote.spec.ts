// @full: publishes releases, and one journey of roll-out stands in rollout.spec.ts.
import type { Page } from '@playwright/test';
import { arriveAs, navEntry, sportsOf } from '../product/actions';
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { PublishedRemote } from '../product/published';
import { expect, test } from '../product/test';
import { operate, product } from './operate';
import { browserOf } from './tester';

test.use({ serviceWorkers: 'allow' });

const name = 'daily-quiz';
const published = new PublishedRemote(product, name);
const newPage = (page: Page) => page.getByRole('heading', { name: 'New page' });

test.afterAll(() => published.giveBack());
const operator = operate();

/** The addresses of the shell's scripts in the page. */
const shellOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[defer][src*="/m/shell/"]')].map(
      ({ src }) => src,
    ),
  );

test('a remote that create-remote made is published, and its route works in a page of the same shell; without its files an error panel is shown', async ({
  page,
  browser,
}) => {
  const shell = () => ({ released: operator.current().shell, files: operator.filesBelow('m/shell') });
  const before = shell();
  await page.goto('/m/home');
  const started = await shellOf(page);
  const build = await operator.newRemote(name);
  await operator.release('publish', '--fast', build);
  await operator.release('roll-out', `${name}@1.0.0`, '--merchant', 'aurora');
  expect(shell()).toEqual(before);

  await page.goto(`/m/${name}`);
  await expect(newPage(page)).toBeVisible();
  expect(started).not.toEqual([]);
  expect(await shellOf(page)).toEqual(started);
  await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
  await arriveAs(page, demo.member);
  await page.goto(`/m/${name}`);
  await expect(page.getByText(`Welcome, ${demo.member}`)).toBeVisible();

  const context = await browserOf(browser, origin(product));
  const visitor = await context.newPage();
  published.takeAway();
  await visitor.goto(`/m/${name}`);
  await expect(visitor.getByText('This part isn’t available right now')).toBeVisible();
  await navEntry(visitor, 'Home').click();
  await expect(sportsOf(visitor)).toBeVisible();
  await visitor.goBack();
  published.giveBack();
  await visitor.getByRole('button', { name: 'Try again' }).click();
  await expect(newPage(visitor)).toBeVisible();
  await context.close();
});
