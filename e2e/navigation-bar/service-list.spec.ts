import { demo } from '../product/demo';
import { expect, test } from '../product/test';
import { bar, open } from './bar';

test.use({ visitor: 'answered prompts' });

test('the list has the main entry first, loads the vendors’ scripts, and closes after a click [R2.60, R9.27, R2.31, R7.38, R3.31]', async ({
  page,
  product,
  sandbox,
}) => {
  await open(page, product, 'aurora');
  expect(await sandbox.calls('/wps/relay/WPSCORE_getCustomerServiceScript')).toEqual([]);
  await bar(page).getByRole('button', { name: 'Support' }).click();
  const list = page.getByRole('dialog', { name: 'Support' });
  await expect(list.getByRole('button').filter({ hasText: /\w/ })).toHaveText([
    /Fastest way to reach us/,
    /Telegram/,
    /WhatsApp/,
  ]);
  await expect(page.locator('html')).toHaveAttribute('data-live-chat', 'ready');
  const opened = page.context().waitForEvent('page');
  await list.getByRole('button', { name: /Fastest way/ }).click();
  await expect(await opened).toHaveURL(/\/chat$/);
  await expect(list).toBeHidden();
});

test('a member with a label sees the contacts for it alone [R6.4, R5.15]', async ({ page, product }) => {
  await open(page, product, 'aurora', demo.member);
  await bar(page).getByRole('button', { name: 'Support' }).click();
  const list = page.getByRole('dialog', { name: 'Support' });
  await expect(list.getByRole('button', { name: /Fastest way/ })).toBeVisible();
  await expect(list.getByText('Telegram')).toHaveCount(0);
});
