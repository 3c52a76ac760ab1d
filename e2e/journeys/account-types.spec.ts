import { arriveAs, navEntry } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

const rejected = 'Your account type can’t use this. Register a full account to continue.';

test('a free account gets free_reject on what it may not use, and can continue [R4.19, R8.30, R6.2a, R9.3]', async ({
  page,
}) => {
  await arriveAs(page, demo.free);
  for (const entry of ['Account', 'Deposit']) {
    await navEntry(page, entry).click();
    await expect(page.getByRole('dialog')).toContainText(rejected);
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home/);
  }
  await navEntry(page, 'Support').click();
  await expect(page.getByRole('dialog')).toContainText('Support');
});

test('a virtual account is rejected on deposit and welcome in the member centre [R4.19, R2.40, R2.46]', async ({
  page,
}) => {
  await arriveAs(page, demo.virtual);
  await navEntry(page, 'Deposit').click();
  await expect(page.getByRole('dialog')).toContainText(rejected);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await navEntry(page, 'Account').click();
  await expect(page).toHaveURL(/\/m\/member\/home/);
  await expect(page.getByText(demo.virtual)).toBeVisible();
});
