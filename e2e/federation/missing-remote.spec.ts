import type { Page } from '@playwright/test';
import { arriveAs, firstGameOf, navEntry, signIn, sportsOf } from '../product/actions';
import { demo } from '../product/demo';
import { products } from '../product/products';
import { PublishedRemote } from '../product/published';
import { expect, test } from '../product/test';
import { withDownloadBar } from '../product/visitor';

test.use({ product: products.faults, visitor: 'answered prompts' });
const gone = [
  /404|ERR_ABORTED|Refused to (apply style|execute script) from '[^']*\/m\/remotes\/|Failed to load resource|Loading (CSS )?chunk|RemoteFault|\[tessera\]|Federation Runtime|integrity/,
];

/** Sets a mark that only a reload of the page removes. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'notReloaded', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'notReloaded') === true);

/** Removes a remote's files until the test ends. */
async function without(name: string, body: (remote: PublishedRemote) => Promise<void>): Promise<void> {
  const remote = new PublishedRemote(products.faults, name);
  remote.takeAway();
  try {
    await body(remote);
  } finally {
    remote.giveBack();
  }
}

/** Restores the files, and expects Retry to show the part without a reload. */
async function recovers(
  page: Page,
  remote: PublishedRemote,
  retry: () => Promise<void>,
  back: () => Promise<void>,
): Promise<void> {
  await mark(page);
  remote.giveBack();
  await retry();
  await back();
  expect(await isMarked(page)).toBe(true);
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first().click();

test('without the games, a member signs in and sees their account; the games come back by Retry', async ({
  page,
  messages,
}) => {
  messages.expectMessage(...gone);
  await without('games', async (remote) => {
    await page.goto('/m/home');
    await expect(page.getByText('The games aren’t available right now')).toBeVisible();
    await navEntry(page, 'Account').click();
    await signIn(page, demo.member);
    await expect(page.getByText('3 of 5 conditions')).toBeVisible();
    await navEntry(page, 'Home').click();
    await expect(page.getByText('The games aren’t available right now')).toBeVisible();
    await recovers(
      page,
      remote,
      () => tryAgain(page),
      () => expect(sportsOf(page)).toBeVisible(),
    );
  });
});

test('without the sign-in, a visitor sees the games; the sign-in comes back by Retry', async ({
  page,
  messages,
}) => {
  messages.expectMessage(...gone);
  await without('auth', async (remote) => {
    await page.goto('/m/home');
    await expect(sportsOf(page)).toBeVisible();
    await navEntry(page, 'Account').click();
    await expect(page.getByText('Sign-in isn’t available right now')).toBeVisible();
    await recovers(
      page,
      remote,
      () => tryAgain(page),
      () => expect(page.getByLabel('Username', { exact: true })).toBeVisible(),
    );
  });
});

test('without the account pages, a member plays; Retry restores the account', async ({ page, messages }) => {
  messages.expectMessage(...gone);
  await without('member', async (remote) => {
    await arriveAs(page, demo.member);
    await navEntry(page, 'Account').click();
    await expect(page.getByText('This page isn’t available right now')).toBeVisible();
    await recovers(
      page,
      remote,
      () => tryAgain(page),
      () => expect(page.getByText('3 of 5 conditions')).toBeVisible(),
    );
  });
  await navEntry(page, 'Home').click();
  await firstGameOf(page, 'Slots').click();
  await page.waitForURL(/\/play\?/);
});

test('without the app download, everything else works; Retry restores it', async ({ page, messages }) => {
  messages.expectMessage(...gone);
  await withDownloadBar(page);
  await without('growth', async (remote) => {
    await page.goto('/m/home');
    await expect(sportsOf(page)).toBeVisible();
    await expect(page.getByText('The app download isn’t available right now')).toBeVisible();
    await recovers(
      page,
      remote,
      () => tryAgain(page),
      () => expect(page.getByText('5.0').first()).toBeVisible(),
    );
  });
});
