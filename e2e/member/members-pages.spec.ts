import type { Page } from '@playwright/test';
import { arriveAs, register } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a visitor reads promotions, notices, help and invitations, and is redirected from members’ pages [R2.6, R2.10, R2.12, R2.13, R2.14, R2.15, R2.17]', async ({
  page,
}) => {
  await page.goto('/m/activity');
  await page.getByRole('link', { name: /Rocket weekend/ }).click();
  await expect(page).toHaveURL(/\/m\/activity\?id=3/);
  await page.getByRole('link', { name: 'help centre' }).click();
  await expect(heading(page, 'Help centre')).toBeVisible();
  await page.getByRole('searchbox').fill('WITHDRAWAL pending');
  await page.getByText('Why is my withdrawal pending?').click();
  await expect(page.getByText('We check every withdrawal once.')).toBeVisible();
  await page.goto('/m/notice');
  await expect(page.getByRole('button', { name: /Maintenance on Tuesday/ })).toBeVisible();
  await page.goto('/m/inviteFriends');
  await expect(page.getByText('$10.00 for every friend')).toBeVisible();
  await page.goto('/m/feedback');
  await expect(page).toHaveURL(/\/m\/home/);
  for (const path of ['/m/rewardCenter', '/m/agentRegister']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/m\/login/);
  }
});

test('hostile HTML in a promotion has no effect [R2.6]', async ({ page, sandbox, messages }) => {
  // A picture stays without its handler; this one does not exist.
  messages.expectMessage(/404 .*\/x$/);
  const content =
    '<p id="kept">Still here</p><img src="x" onerror="window.hit=1"><script>window.hit=1</script>' +
    '<a href="javascript:window.hit=1">go</a><iframe srcdoc="<script>parent.hit=1</script>"></iframe>';
  await sandbox.fault({
    path: '/wps/relay/PROMOFE_getPromotionDetail',
    body: { success: true, value: { id: '1', title: 'Bad', content, link: 'javascript:window.hit=1' } },
  });
  await page.goto('/m/activity?id=1');
  await expect(page.getByText('Still here')).toBeVisible();
  await page.getByText('go', { exact: true }).click();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await expect(page.locator('main iframe')).toHaveCount(0);
  await expect(page.getByText('Join now')).toHaveCount(0);
});

test('a member claims a reward once under a double tap, reads the inbox, invites, and writes with a picture [R1.1c, R2.13, R2.17]', async ({
  page,
  sandbox,
}) => {
  const userName = `m${Date.now().toString(36)}`;
  await page.goto('/m/register');
  await register(page, userName);
  await expect(page).toHaveURL(/\/m\/home/);

  await page.goto('/m/member/home');
  await page.getByRole('link', { name: 'Rewards' }).click();
  await page.getByRole('button', { name: 'Claim: Daily chest' }).dblclick();
  await expect(page.getByText('Claimed', { exact: true })).toBeVisible();
  await expect(page.getByText('Your reward is in your wallet')).toBeVisible();
  expect(await sandbox.calls('/wps/relay/PROMOFE_claimReward')).toHaveLength(1);
  await page.goto('/m/wallet');
  await expect(page.getByText('$2.00').first()).toBeVisible();

  await page.goto('/m/notice?tab=inbox');
  await page.getByRole('button', { name: /Welcome!/ }).click();
  await expect(page.getByRole('dialog')).toContainText('first reward');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);

  await page.goto('/m/inviteFriends');
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  await expect(page.getByText(/referralCode=[0-9A-F]{8}/)).toBeVisible();

  await page.goto('/m/feedback');
  await page.getByLabel('What happened, or what would you like to see?').fill('The last page looked odd');
  await page.getByLabel('Add a picture').setInputFiles({
    name: 'screen.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('article')).toContainText('The last page looked odd');
  await expect(page.getByRole('article')).toContainText('1 picture');
});

test('an agent registers a member of the team, starting from the invitations [R2.15]', async ({ page }) => {
  await arriveAs(page, demo.agent);
  await page.goto('/m/inviteFriends');
  await expect(page).toHaveURL(/\/m\/agentRegister/);
  await page.getByRole('button', { name: 'Register a member' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Username', { exact: true }).fill(`t${Date.now().toString(36)}`);
  await sheet.getByLabel('Temporary password').fill('long-enough-1');
  await sheet.getByRole('button', { name: 'Register a member' }).click();
  await expect(page.getByText('Account created')).toBeVisible();
  await expect(sheet).toBeHidden();
});

test('a free account cannot open rewards, a virtual one can [R6.2a]', async ({ page }) => {
  await arriveAs(page, demo.free);
  await page.goto('/m/rewardCenter');
  await expect(page.getByText('Not available for this account')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await arriveAs(page, demo.virtual);
  await page.goto('/m/rewardCenter');
  await expect(page.getByText('Daily chest')).toBeVisible();
});
