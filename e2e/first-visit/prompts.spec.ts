// @full: a slow line and whole visits.
import { arriveAs, navEntry } from '../product/actions';
import { pass, passUntil, passUntilVisible } from '../product/clock';
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { promptOf, visitAgain } from '../product/visitor';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' });

test('the first visits get one dialog each: the offer of the home screen, then the app; the news are a card [R2.48, R2.50, R4.27b, R4.28b]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/m/home');
  const dialogs = page.getByRole('dialog');

  await test.step('the home screen', async () => {
    const { dialog, decline } = promptOf(page, 'install');
    await passUntilVisible(page, dialog);
    await expect(dialogs).toHaveCount(1);
    await decline.click();
    await pass(page, 30);
    await expect(dialogs).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('tessera:skip-install'))).toBe('1');
  });

  await test.step('the app', async () => {
    await visitAgain(page);
    const { dialog, decline } = promptOf(page, 'app');
    await passUntilVisible(page, dialog);
    await expect(dialogs).toHaveCount(1);
    await decline.click();
    await page.clock.runFor(500);
  });

  await test.step('and that is all for today', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Hide Daily chest for today' }).click();
    await expect(page.getByRole('complementary', { name: 'Tip' })).toBeHidden();
    await pass(page, 60);
    await expect(dialogs).toHaveCount(0);
  });

  await test.step('the card opens the news', async () => {
    await page.getByRole('link', { name: /Welcome to Aurora Club/ }).click();
    await expect(page).toHaveURL(/\/m\/news$/);
    await expect(page.getByRole('heading', { name: 'Rocket weekend' })).toBeVisible();
  });
});

test('at a merchant whose news open on any visit, they are a dialog [R2.62]', async ({ page, product }) => {
  await page.goto(`${origin(product, 'mosaic')}/m/home`);
  const { dialog, decline } = promptOf(page, 'news');
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await decline.click();
  await expect(dialog).toBeHidden();
});

test('a member is asked for notifications after a reward, on the next page; a refusal gets an explanation [R2.54, R4.32a, R4.32c, R8.26]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('tessera:skip-install', '1');
    sessionStorage.setItem('tessera:download-popup', '1');
  });
  await arriveAs(page, demo.member);
  await page.clock.install();
  await page.goto('/m/rewardCenter');
  const { dialog } = promptOf(page, 'notifications');
  await expect(page.getByRole('button', { name: /^Claim: / }).first()).toBeVisible();
  await pass(page, 30);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page
    .getByRole('button', { name: /^Claim: / })
    .first()
    .click();
  await expect(page.getByText('Your reward is in your wallet')).toBeVisible();
  await pass(page, 30);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await navEntry(page, 'Account').click();
  await passUntil(page, () => dialog.isVisible());
  // A browser without a window refuses by itself.
  await dialog.getByRole('button', { name: 'Allow' }).click();
  const notice = page.getByRole('dialog', { name: 'Notice' });
  await expect(notice).toContainText('Notifications are blocked for this site');
  await notice.getByRole('button', { name: 'OK' }).click();
});
