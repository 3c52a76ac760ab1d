import type { Page } from '@playwright/test';
import { translatePage } from '@tessera/ui/testing';
import { newMember } from '../money/member';
import { addAccount, enterNewPin } from '../money/payout';
import { arriveWithMoney } from '../money/test';
import { navEntry, sportsOf } from '../product/actions';
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { sentencesIn } from './sentences';

test.use({ visitor: 'answered prompts' });

/** Translates the page, as the browser does when the visitor asks for it. Each text then stands between ‹ and ›. */
const translate = (page: Page) => page.evaluate(translatePage, 'replaces the text' as const);

test('a deposit on a translated page shows the amount that it books, and its countdown runs', async ({
  page,
  product,
  request,
}) => {
  const member = await arriveWithMoney(page, { request, product });
  await navEntry(page, 'Deposit').click();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  const amount = page.getByLabel('How much would you like to deposit?');
  await amount.fill('50');
  await expect(page.getByRole('button', { name: 'Pay $50.00' })).toBeVisible();
  await translate(page);
  await amount.fill('800');
  await page.getByRole('button', { name: '‹Pay $800.00›' }).click();
  await expect(page.getByText('‹Waiting for your payment›')).toBeVisible();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^‹Time left to pay:› \d\d:\d\d$/);
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');
  const orders = await member.orders();
  expect(orders).toMatchObject([{ kind: 'deposit', amount: 80_000, status: 'pending' }]);
  await member.end(orders[0]?.id ?? '', 'done');
  await expect(page.getByText('‹Deposit received›')).toBeVisible({ timeout: 12_000 });
});

test('a withdrawal on translated pages shows the amount that it books', { tag: '@full' }, async ({
  page,
  product,
  request,
}) => {
  const member = await arriveWithMoney(page, { request, product });
  await translate(page);
  await page.getByRole('link', { name: 'Withdraw' }).click();
  await addAccount(page);

  await page.getByLabel('How much would you like to withdraw?').fill('400');
  await page.getByRole('button', { name: '‹Withdraw›' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: '‹Withdraw $400.00›' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('How much would you like to withdraw?').fill('120');
  await page.getByRole('button', { name: '‹Withdraw›' }).click();
  await enterNewPin(page);
  await sheet.getByRole('button', { name: '‹Withdraw $120.00›' }).click();
  await expect(page.getByText('‹Your withdrawal is on its way›')).toBeVisible();
  await expect(page.getByText('$120.00', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '‹Make another withdrawal›' }).click();
  await expect(page.getByRole('button', { name: /Sandbox Savings Bank.*‹Pending›/ })).toBeVisible();
  expect(await member.orders()).toMatchObject([{ kind: 'withdrawal', amount: -12_000 }]);
});

test('a transfer on a translated page shows the amount that it books', { tag: '@full' }, async ({
  page,
  product,
  request,
}) => {
  const member = await arriveWithMoney(page, { request, product, merchant: 'noor' });
  await page.getByRole('link', { name: 'Transfer', exact: true }).click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('50');
  await expect(page.getByRole('button', { name: /^Transfer AED\s50\.00$/ })).toBeVisible();
  await translate(page);
  await amount.fill('75');
  await page.getByRole('button', { name: /^‹Transfer AED\s75\.00›$/ }).click();
  await expect(page.getByText('‹Transfer complete›')).toBeVisible();
  expect(await member.orders()).toMatchObject([{ kind: 'transfer', amount: 7_500 }]);
});

test('the countdown of a login code runs on a translated page', { tag: '@full' }, async ({
  page,
  product,
}) => {
  await page.goto(`${origin(product, 'jade')}/m/login`);
  await page.getByRole('tab', { name: 'One-time code' }).click();
  await expect(page.getByRole('button', { name: /^Country code: .+ \+\d+/ })).toBeVisible();
  await translate(page);
  await page.getByLabel('Phone number').fill('13800138000');
  await page.getByRole('button', { name: 'Send code' }).click();
  const wait = page.getByRole('button', { name: /^‹Resend in \d+ s›$/ });
  const before = await wait.textContent();
  await expect(wait).not.toHaveText(before ?? '');
});

test('a member signs in, looks around and changes the language while the pages are translated', {
  tag: '@full',
}, async ({ page, product, request }) => {
  const { userName } = await newMember({ request, product, merchant: 'aurora' });
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name });
  await page.goto('/m/home');
  await expect(sportsOf(page)).toBeVisible();
  await translate(page);
  await expect(page.getByRole('heading', { name: '‹Sports›' })).toBeVisible();
  await entry('Account').click();
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('‹Password›', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: '‹Sign in›' }).click();
  await expect(page.getByText(userName, { exact: true })).toBeVisible();
  await entry('Home').click();
  await expect(page.getByRole('link', { name: /^‹Balance›.*\$1,000\.00$/ })).toBeVisible();
  for (const lane of ['Sports', 'Slots'])
    await expect(page.getByRole('heading', { name: `‹${lane}›` })).toBeVisible();

  await entry('Account').click();
  await page.locator('main').getByRole('button', { name: '‹Language›' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'العربية' }).click();
  const { text } = sentencesIn('AR');
  await expect(
    page.locator('main').getByRole('button', { name: `‹${text('member', 'language')}›` }),
  ).toBeVisible();
  await expect(page.getByText(`‹${text('shell', 'nav_home')}›`, { exact: true })).toBeVisible();
});
