import type { Page } from '@playwright/test';
import { arriveAs, arriveWithoutGames, navEntry } from '../product/actions';
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { withDownloadBar, withFloatingAnnouncement } from '../product/visitor';

test.use({ visitor: 'answered prompts' });

test.beforeEach(({ page }) => withFloatingAnnouncement(page));

/** What floats: also while it is hidden. */
const floats = (page: Page) => {
  const named = (name: string) => page.locator(`aside[aria-label="${name}"]`);
  return { bar: named('Get the app'), appWindow: named('App'), announcement: named('Tip') };
};

test('one thing floats at a time: the question for consent, the app window, then the announcement [R2.49, R2.62, R4.23c]', async ({
  page,
  product,
}) => {
  const { bar, appWindow, announcement } = floats(page);

  await test.step('the announcement waits for the answer about consent', async () => {
    await page.goto(`${origin(product, 'noor')}/m/home`);
    const question = page.getByRole('region', { name: 'Your privacy' });
    await expect(question).toBeVisible();
    await expect(announcement).toBeAttached();
    await expect(announcement).toBeHidden();
    await question.getByRole('button', { name: 'Reject all' }).click();
    await expect(announcement).toBeVisible();
  });

  await test.step('and for the app window, which replaces the bar at the top', async () => {
    await withDownloadBar(page);
    await page.goto('/m/home');
    await expect(bar).toBeVisible();
    await expect(announcement).toBeVisible();
    await bar.getByRole('button', { name: 'Hide the app banner' }).click();
    await expect(appWindow).toBeVisible();
    await expect(announcement).toBeHidden();
    await appWindow.getByRole('button', { name: 'Hide the app shortcut' }).click();
    await expect(announcement).toBeVisible();
  });
});

test('no offer floats over money, forms, failures and unknown addresses [R2.62]', async ({
  page,
  sandbox,
}) => {
  const { announcement } = floats(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('a page that failed', async () => {
    await arriveWithoutGames(page, sandbox);
    await expect(page.getByText('We couldn’t load the games')).toBeVisible();
    await expect(announcement).toBeAttached();
    await expect(announcement).toBeHidden();
  });

  await sandbox.reset();
  await arriveAs(page, demo.member);
  await expect(announcement).toBeVisible();

  await test.step('the account, its forms and its money', async () => {
    await navEntry(page, 'Account').click();
    await expect(page.getByRole('link', { name: 'Deposit' })).toBeVisible();
    await expect(announcement).toBeHidden();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(heading('Profile')).toBeVisible();
    await expect(announcement).toBeHidden();
    await navEntry(page, 'Deposit').click();
    await expect(heading('Deposit')).toBeVisible();
    await expect(announcement).toBeHidden();
  });

  await test.step('back at the games it shows again', async () => {
    await navEntry(page, 'Home').click();
    await expect(announcement).toBeVisible();
  });

  await test.step('an address that no page has', async () => {
    await page.goto('/m/nowhere');
    await expect(announcement).toBeAttached();
    await expect(announcement).toBeHidden();
  });
});
