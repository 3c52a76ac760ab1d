// @full: a journey past the main ones.
import { violations } from '../accessibility/violations';
import { signIn } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

test('a visitor reads the rules before accepting them, without losing what was typed; the age is the market’s', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto('/m/register');
  await page.getByLabel('Username').fill('reader77');
  await expect(page.getByRole('checkbox', { name: /I am 21 or older/ })).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  const rules = await opened;
  await expect(rules).toHaveURL(/\/m\/rules\/terms$/);
  await expect(rules.getByText('Members of Aurora Club are 21 or older')).toBeVisible();
  expect((await sandbox.calls('/wps/relay/WPSCORE_getRulePage')).at(-1)?.query).toEqual({ topic: 'terms' });
  await rules.close();
  await expect(page.getByLabel('Username')).toHaveValue('reader77');
  await expect(page.getByRole('link', { name: 'Licence' })).toHaveAttribute(
    'href',
    'https://licence.aurora.example/',
  );
});

test('a visitor reads the rules from the end of the home page, where the age and the ways to pay stand', async ({
  page,
  sandbox,
}) => {
  await page.goto('/m/home');
  const terms = page.getByRole('main').getByRole('link', { name: 'Terms and conditions' });
  await terms.scrollIntoViewIfNeeded();
  await expect(page.getByText('Only for players aged 21 and over')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Responsible gaming' }).getByRole('link')).toHaveCount(3);
  const payments = page.getByRole('list', { name: 'Payment methods' });
  await expect(payments.getByRole('listitem')).toHaveText(['Card', 'Bank transfer', 'QR payment', /^USDT/]);
  expect(await violations(page)).toEqual([]);
  await terms.tap();
  await expect(page.getByText('Members of Aurora Club are 21 or older')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(terms).toBeInViewport();
  expect(await sandbox.calls('/wps/relay/MCSFE_getDepositMethods')).toEqual([]);
});

test('a member gets from the account by the help centre to the rules, and back', async ({ page }) => {
  await page.goto('/m/login?backUrl=/m/member/home');
  await signIn(page, demo.member);
  await page.getByRole('link', { name: 'Help centre' }).click();
  await page.getByRole('button', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(/\/m\/rules\/privacy$/);
  await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByText(/only to run your account/)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/helpCenter$/);
});
