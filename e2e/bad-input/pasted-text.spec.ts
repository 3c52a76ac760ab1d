import type { Locator } from '@playwright/test';
import { openConfirmSheet } from '../money/payout';
import { arriveWithMoney } from '../money/test';
import { origin } from '../product/products';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts', permissions: ['clipboard-read', 'clipboard-write'] });

/** What people copy: with spaces, in digits of other scripts, with the marks of pages that are written from the right. */
const codes = [
  '123 456',
  ' 123456',
  '123-456',
  'G-123456',
  '١٢٣٤٥٦',
  '۱۲۳۴۵۶',
  '१२३४५६',
  '１２３４５６',
  '\u2067123456\u2069',
];
const numbers = [
  '+86 138 0013 8000',
  '0086 13800138000',
  '138-0013-8000',
  '١٣٨٠٠١٣٨٠٠٠',
  '１３８００１３８０００',
  '\u202a+86\u00a0138 0013 8000\u202c',
];
const amounts = [
  '\u200e50.00',
  '50.00\u200f',
  '\u200b50.00',
  '\u206650.00\u2069',
  '\u00a050.00 ',
  '５０．００',
];

const accounts = ['0042 7719 1234', '0042-7719-1234', '\u200e٠٠٤٢٧٧١٩١٢٣٤'];

/** Pastes each text in the place of the one before, and reads what the field then has. */
async function expectPasted(field: Locator, texts: readonly string[], value: string): Promise<void> {
  for (const text of texts) {
    await field.fill('');
    await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.press('ControlOrMeta+v');
    await expect(field, JSON.stringify(text)).toHaveValue(value);
  }
}

test('codes and numbers are read as they are pasted', { tag: '@full' }, async ({ page, product }) => {
  await page.goto(`${origin(product, 'jade')}/m/register`);
  await page.getByRole('tab', { name: 'Phone number' }).click();
  await expectPasted(page.getByLabel('Phone number'), numbers, '13800138000');
  await expectPasted(page.getByLabel('Code', { exact: true }), codes, '123456');
});

test('amounts, account numbers and PINs are read as they are pasted', { tag: '@full' }, async ({
  page,
  product,
  request,
}) => {
  await arriveWithMoney(page, { request, product });
  await page.getByRole('link', { name: 'Deposit', exact: true }).click();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  const amount = page.getByLabel('How much would you like to deposit?');
  const pay = page.getByRole('button', { name: 'Pay $50.00' });
  await expectPasted(amount, amounts, '50.00');
  await expect(pay).toBeVisible();
  await expectPasted(amount, ['٥٠٫٠٠'], '50٫00');
  await expect(pay).toBeVisible();

  await page.goto('/m/withdraw');
  await page.getByRole('button', { name: 'Add a payout account' }).click();
  await expectPasted(page.getByLabel('Account number'), accounts, '004277191234');
  await page.getByLabel('Account holder').fill('Lena Member');
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByRole('radio', { name: /Sandbox Savings Bank/ })).toBeChecked();
  await openConfirmSheet(page, '50');
  await expectPasted(page.getByLabel('New withdrawal PIN'), codes, '123456');
});
