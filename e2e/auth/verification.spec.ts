import { signIn } from '../product/actions';
import { fullUnless } from '../product/full';
import { newName } from './access';
import { expect, test } from './test';

const LOGIN = '/wps/session/login';

for (const way of ['email', 'ga', 'sms'] as const) {
  test(
    `an extra verification by ${way} opens a popup, and the login continues after it [R2.56, R4.7, R8.14, R7.3]`,
    fullUnless(way === 'email'),
    async ({ page, sandbox, access }) => {
      const userName = newName().slice(0, 16);
      await access.addMember({ merchant: 'aurora', userName, password: 'Tessera-2026', verification: [way] });
      await page.goto('/m/login?backUrl=/m/notice');
      await signIn(page, userName);
      const popup = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await expect(popup).toBeVisible();
      if (way !== 'ga') {
        await popup.getByRole('button', { name: 'Send code' }).click();
        await expect(popup.getByRole('button', { name: /Resend in/ })).toBeVisible();
      }
      await popup.getByLabel('Code', { exact: true }).fill('abc000111');
      await popup.getByLabel('Code', { exact: true }).fill('000000');
      await popup.getByRole('button', { name: 'Confirm' }).click();
      await expect(popup.getByRole('alert')).toContainText('isn’t right');
      const code =
        way === 'ga'
          ? await access.authenticator('aurora', userName)
          : await access.codeFor(`${way}:${userName}`);
      await popup.getByLabel('Code', { exact: true }).fill(code);
      await popup.getByRole('button', { name: 'Confirm' }).click();
      // The address of the login names the same path in its query.
      await expect(page).toHaveURL(({ pathname }) => pathname === '/m/notice');
      expect(await sandbox.calls(LOGIN)).toHaveLength(2);
      const calls = await sandbox.calls('/wps/session/login/verification');
      expect(calls.map(({ encrypted }) => encrypted)).toEqual([true, true]);
    },
  );
}

test('the captcha is solved once, and the login that continues after the verification sends it [R5.3d, R8.14]', async ({
  page,
  sandbox,
  access,
  at,
}) => {
  const userName = newName().slice(0, 16);
  await access.addMember({ merchant: 'samba', userName, password: 'Tessera-2026', verification: ['ga'] });
  const loads: string[] = [];
  page.on('request', (request) => request.url().includes('/v4/load') && loads.push(request.url()));
  await page.goto(at('samba', '/m/login'));
  await signIn(page, userName);
  const popup = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await popup.getByLabel('Code', { exact: true }).fill(await access.authenticator('samba', userName));
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  const geetestValidateV4 = expect.stringContaining('lot_number');
  const [first, second] = await sandbox.calls(LOGIN);
  expect(first?.body).toMatchObject({ geetestValidateV4 });
  expect(second?.body).toEqual(first?.body);
  expect(loads).toHaveLength(1);
});

test('the form keeps its values when a member cancels the verification', { tag: '@full' }, async ({
  page,
  access,
}) => {
  const userName = newName().slice(0, 16);
  await access.addMember({
    merchant: 'aurora',
    userName,
    password: 'Tessera-2026',
    verification: ['email', 'sms'],
  });
  await page.goto('/m/login');
  await signIn(page, userName);
  const popup = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(popup.getByRole('tab')).toHaveText(['Email', 'SMS']);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(userName);
});

test('a member who must confirm logins and has no way to do it binds one on the security page', {
  tag: '@full',
}, async ({ page, access }) => {
  const userName = newName().slice(0, 16);
  await access.addMember({ merchant: 'aurora', userName, password: 'Tessera-2026', mustVerify: true });
  await page.goto('/m/login');
  await signIn(page, userName);
  await expect(page).toHaveURL(/\/m\/member\/security$/);
  await expect(page.getByText('Add a way to confirm your sign-ins.')).toBeVisible();
  await page.getByRole('button', { name: /^Authenticator app/ }).click();
  const sheet = page.getByRole('dialog');
  // Before that, the gateway has no secret to make a code of.
  await expect(sheet.getByRole('button', { name: 'Copy: Key' })).toBeVisible();
  await sheet.getByLabel('Code').fill(await access.authenticator('aurora', userName));
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: /^Authenticator app Verified/ })).toBeVisible();
});
