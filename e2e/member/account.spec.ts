// @full: codes, devices and linked accounts.
import type { Page } from '@playwright/test';
import { newName } from '../auth/access';
import { expect, test } from '../auth/test';
import { navEntry, signIn } from '../product/actions';
import { demo } from '../product/demo';

test.use({ visitor: 'answered prompts' });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const sheet = (page: Page) => page.getByRole('dialog');
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
/** Opens a page of the account from the member centre. */
const openFromAccount = async (page: Page, name: string) => {
  await navEntry(page, 'Account').click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};
/** Adds a member and signs in. */
const arriveAsNew = async (page: Page, access: { addMember(member: object): Promise<void> }) => {
  const userName = newName().slice(0, 16);
  await access.addMember({ merchant: 'aurora', userName, password: demo.password });
  await page.goto('/m/login');
  await signIn(page, userName);
  await expect(page).toHaveURL(/\/m\/home/);
  return userName;
};

test('a member chooses a picture, sets name and birthday, and binds an e-mail address by the code in the mail [R3.25]', async ({
  page,
  access,
  request,
  product,
}) => {
  const userName = await arriveAsNew(page, access);
  await openFromAccount(page, 'Profile');
  await press(page, 'Profile picture');
  await expect(sheet(page).getByRole('button', { name: /^Picture/ })).toHaveCount(9);
  await sheet(page).getByRole('button', { name: 'Picture 4' }).click();
  // A field behind the open sheet takes no text.
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator('main img[src$="/PROFILE_ICON/4.svg"]')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Lena Berg');
  await page.getByLabel('Date of birth').fill('2020-05-17');
  await press(page, 'Save');
  await expect(page.getByRole('alert')).toContainText('18 or over');
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await press(page, 'Save');
  await saved(page);
  await expect(page.getByLabel('Date of birth')).toBeDisabled();

  const email = `${userName}@example.com`;
  await press(page, /^Email/);
  await sheet(page).getByLabel('Email').fill(email);
  await press(page, 'Send code');
  await expect(sheet(page).getByText(`We’ve sent a code to ${email}`)).toBeVisible();
  const mails = await request.get(`http://127.0.0.1:${product.port}/__sandbox/outbox`);
  const mail = ((await mails.json()) as { to: string; text: string }[]).findLast(({ to }) => to === email);
  await sheet(page).getByLabel('Code').fill('000000');
  await press(page, 'Confirm');
  await expect(sheet(page).getByText('This code isn’t right')).toBeVisible();
  await sheet(page)
    .getByLabel('Code')
    .fill(/\d{6}/.exec(mail?.text ?? '')?.[0] ?? '');
  await press(page, 'Confirm');
  await expect(page.getByRole('button', { name: /^Email .*@example\.com Verified/ })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lena Berg');
  await press(page, 'Back');
  await expect(page.locator('main img[src$="/PROFILE_ICON/4.svg"]')).toBeVisible();
});

test('an authenticator app confirms the sign-in of a new device until it is removed [R3.8, R8.14]', async ({
  page,
  browser,
  access,
  baseURL,
}) => {
  const userName = await arriveAsNew(page, access);
  const code = () => access.authenticator('aurora', userName);
  await openFromAccount(page, 'Security');
  await press(page, /^Authenticator app/);
  await expect(sheet(page).getByRole('img', { name: 'Authenticator app' })).toBeVisible();
  await sheet(page)
    .getByLabel('Code')
    .fill(await code());
  await press(page, 'Confirm');
  await expect(page.getByRole('button', { name: /^Authenticator app Verified/ })).toBeVisible();

  const phone = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await phone.newPage();
  await other.goto('/m/login');
  await signIn(other, userName);
  await expect(other.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  await phone.close();

  await press(page, /^Authenticator app/);
  await sheet(page)
    .getByLabel('Code')
    .fill(await code());
  await press(page, 'Remove');
  await expect(page.getByRole('button', { name: /^Authenticator app Add/ })).toBeVisible();
});

test('a member sees the devices, signs the others out, and takes a break from the account', async ({
  page,
  browser,
  access,
  baseURL,
}) => {
  const userName = await arriveAsNew(page, access);
  const phone = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await phone.newPage();
  await other.goto('/m/login');
  await signIn(other, userName);
  await expect(other).toHaveURL(/\/m\/home/);

  await openFromAccount(page, 'Security');
  const devices = page.getByRole('region', { name: 'Your devices' });
  await expect(devices.getByText('This device')).toHaveCount(1);
  // The same browser stands once for each day.
  const logins = page.getByRole('region', { name: 'Recent sign-ins' });
  await expect(logins.getByText('Chrome, Android')).toHaveCount(1);
  await expect(logins.getByText('×2')).toBeVisible();
  await press(page, 'Sign out on all other devices');
  await sheet(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign out on all other devices' })).toHaveCount(0);
  await other.goto('/m/wallet');
  await expect(other).toHaveURL(/\/m\/login/);
  await phone.close();

  await press(page, /^Take a break/);
  await sheet(page).getByRole('radio', { name: '7 days' }).check();
  await sheet(page).getByLabel('Current password').fill(demo.password);
  await sheet(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/m/login');
  await signIn(page, userName);
  await expect(page.getByText('You’re taking a break from this account')).toBeVisible();
});

test('the chosen look stays on the device, and a merchant with one look offers none', async ({
  page,
  at,
}) => {
  await page.goto(at('noor', '/m/login?lang=EN'));
  await page.locator('[name="username"]').fill(demo.member);
  await page.locator('[name="password"]').fill(demo.password);
  await page.locator('[name="password"]').press('Enter');
  await expect(page).toHaveURL(/\/m\/home/);
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await scheme()).toBe('dark');
  await page.goto(at('noor', '/m/member/settings'));
  await page.getByRole('main').getByRole('button').nth(2).click();
  await sheet(page).getByRole('radio').nth(1).check();
  expect(await scheme()).toBe('light');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scheme()).toBe('light');

  await page.goto('/m/login');
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/home/);
  await openFromAccount(page, 'Settings');
  await expect(page.getByRole('button', { name: /^Language/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Appearance/ })).toHaveCount(0);
});

test('a member links a provider’s account by leaving for it, and unlinks it', async ({
  page,
  access,
  at,
}) => {
  const userName = newName().slice(0, 16);
  await access.addMember({ merchant: 'jade', userName, password: demo.password });
  await page.goto(at('jade', '/m/login?backUrl=/m/member/security'));
  await signIn(page, userName);
  await press(page, /^LINE.*Add/);
  await expect(page).toHaveURL(/\/m\/linkAccount\?channel=line$/);
  await press(page, 'Continue with LINE');
  await page.getByRole('link', { name: 'Someone new' }).click();
  await expect(page.getByText('Your account is linked')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/member\/security$/);
  await press(page, /^LINE.*Unlink/);
  await sheet(page).getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByRole('button', { name: /^LINE.*Add/ })).toBeVisible();
});

test('a limit of a day refuses the deposit that would exceed it', async ({ page, access }) => {
  await arriveAsNew(page, access);
  await openFromAccount(page, 'Security');
  await press(page, /^Deposits per day.*No limit/);
  await sheet(page).getByLabel('Amount').fill('50');
  await sheet(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: /^Deposits per day.*\$50\.00/ })).toBeVisible();
  await page.goto('/m/voucherCenter');
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByLabel('How much would you like to deposit?').fill('100');
  await press(page, /^Pay/);
  await expect(page.getByText('You’ve reached the limit that you set for today.')).toBeVisible();
});

test('the gateway of the specification has settings only', async ({ page, at, messages }) => {
  // The browser itself reports each call that the platform does not have.
  messages.expectMessage(/status of 404 .*\/wps\//);
  await page.goto(at('bare', '/m/login'));
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/home/);
  await navEntry(page, 'Account').click();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  for (const name of ['Profile', 'Security'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await page.goto(at('bare', '/m/member/security'));
  await expect(page.getByText('We don’t offer this at the moment.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['', 'Go to games']);
});
