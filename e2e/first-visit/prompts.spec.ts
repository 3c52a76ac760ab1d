import { passUntilVisible } from '../product/clock';
import { expect, test } from '../product/test';
import { promptOf, visitAgain } from '../product/visitor';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the first visits get one dialog each: the news, then the offer of the home screen [R2.50, R2.62, R4.27b, R4.28b]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/m/home');
  const dialogs = page.getByRole('dialog');

  await test.step('the news', async () => {
    const { dialog, decline } = promptOf(page, 'news');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Welcome to Aurora Club' })).toBeInViewport();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('heading', { name: 'Rocket weekend' })).toBeInViewport();
    await page.clock.runFor(30_000);
    await expect(dialogs).toHaveCount(1);
    await decline.click();
    await expect(page.getByRole('complementary', { name: 'Tip' })).toBeVisible();
    for (let step = 0; step < 30; step++) await page.clock.runFor(1_000);
    await expect(dialogs).toHaveCount(0);
  });

  await test.step('the home screen', async () => {
    await visitAgain(page);
    const { dialog, decline } = promptOf(page, 'install');
    await passUntilVisible(page, dialog);
    await expect(dialogs).toHaveCount(1);
    await decline.click();
    await page.clock.runFor(500);
    expect(await page.evaluate(() => localStorage.getItem('tessera:skip-install'))).toBe('1');
  });
});

test('the next visits get one dialog each: the question for notifications, whose refusal gets an explanation, and the app [R2.48, R2.54, R4.32c, R7.30, R8.26]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('tessera:skip-install', '1'));
  await page.clock.install();
  await page.goto('/m/home');
  const dialogs = page.getByRole('dialog');
  await promptOf(page, 'news').decline.click();

  await test.step('notifications, which a browser without a window refuses by itself', async () => {
    await visitAgain(page);
    const { dialog } = promptOf(page, 'notifications');
    await passUntilVisible(page, dialog);
    await expect(dialogs).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Allow' }).click();
    const notice = page.getByRole('dialog', { name: 'Notice' });
    await expect(notice).toContainText('Notifications are blocked for this site');
    await notice.getByRole('button', { name: 'OK' }).click();
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
    await page.clock.runFor(60_000);
    await expect(dialogs).toHaveCount(0);
  });
});
