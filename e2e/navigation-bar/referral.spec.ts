import { demo } from '../product/demo';
import { expect, test } from '../product/test';
import { acknowledge, bar, open } from './bar';

test.use({ visitor: 'answered prompts' });

const PROMOTIONS = '/wps/relay/MCSFE_getMerchantAvailablePromotions';
const none = { success: true, value: [{ type: 'REFERRAL', enabled: false, count: 0 }] };
const invite = { name: 'Invite' };

test('with the promotion, an agent registers others, a member invites, and a visitor signs in first [R2.44, R4.22, R6.2b, R6.6]', async ({
  page,
  product,
}) => {
  await open(page, product, 'samba');
  await bar(page).getByRole('button', invite).click();
  await expect(page).toHaveURL(/\/m\/login\?.*backUrl=%2Fm%2FinviteFriends/);
  await open(page, product, 'samba', demo.member);
  await bar(page).getByRole('button', invite).click();
  await expect(page).toHaveURL(/\/m\/inviteFriends/);
  await page.evaluate(() => sessionStorage.clear());
  await open(page, product, 'samba', demo.agent);
  await bar(page).getByRole('button', invite).click();
  await expect(page).toHaveURL(/\/m\/agentRegister/);
});

test('without it, a member gets the service list and a visitor gets coming soon [R4.22, R6.6, R8.30, R2.31]', {
  tag: '@full',
}, async ({ page, product, sandbox }) => {
  await sandbox.fault({ path: PROMOTIONS, times: 5, body: none });
  await open(page, product, 'samba');
  await bar(page).getByRole('button', invite).click();
  await expect(page.getByRole('dialog')).toContainText('Coming soon');
  await acknowledge(page);
  await expect(page).toHaveURL(/\/m\/home/);
  await open(page, product, 'samba', demo.member);
  await bar(page).getByRole('button', invite).click();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
});

test('a tap before the promotions are loaded waits for them [R7.29]', { tag: '@full' }, async ({
  page,
  product,
  sandbox,
}) => {
  await sandbox.fault({ path: PROMOTIONS, delayMs: 1_500 });
  await open(page, product, 'samba');
  await bar(page).getByRole('button', invite).click();
  await expect(page).toHaveURL(/\/m\/login/);
});
