import type { Page } from '@playwright/test';
import { passSubmitGuard, register, signIn } from '../product/actions';
import { demo } from '../product/demo';
import { changed, STATUS, statusAnswer } from '../site/status-answer';
import { newName } from './access';
import { expect, test } from './test';

const LOGIN = '/wps/session/login';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Notice' });
/** The result that the simulated captcha service returns. */
const judge = (page: Page, outcome: 'ask' | 'close' | 'error') =>
  page.addInitScript((mode) => sessionStorage.setItem('sandbox:geetest', mode), outcome);

test('version 4 runs before the login: idle, captcha, request, and the gateway checks the answer [R4.3, R5.3a, R7.19b]', async ({
  page,
  sandbox,
  at,
}) => {
  await judge(page, 'ask');
  await page.goto(at('samba', '/m/login'));
  await signIn(page, demo.member);
  await page.getByRole('button', { name: 'I am human' }).waitFor();
  expect(await sandbox.calls(LOGIN)).toEqual([]);
  await page.getByRole('button', { name: 'I am human' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  const [call] = await sandbox.calls(LOGIN);
  const solved = JSON.parse(
    (call?.body as { geetestValidateV4: string } | undefined)?.geetestValidateV4 ?? '{}',
  );
  expect(Object.keys(solved).sort()).toEqual(['captcha_output', 'gen_time', 'lot_number', 'pass_token']);
});

test('a captcha that is closed unsolved sends no request and shows an error in the form [R5.3e]', async ({
  page,
  sandbox,
  at,
}) => {
  await judge(page, 'close');
  await page.goto(at('samba', '/m/login'));
  await signIn(page, demo.member);
  await expect(page.getByRole('alert')).toHaveText('Complete the security check first');
  expect(await sandbox.calls(LOGIN)).toEqual([]);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demo.password);
});

test('a captcha that fails is retried once, then an alert shows the error [R8.22]', async ({
  page,
  messages,
  sandbox,
  at,
}) => {
  messages.expectMessage(/the captcha failed and is tried once more/);
  await judge(page, 'error');
  const loads: string[] = [];
  page.on('request', (request) => request.url().includes('/v4/load') && loads.push(request.url()));
  await page.goto(at('samba', '/m/login'));
  await signIn(page, demo.member);
  await expect(dialog(page)).toContainText('The security check failed');
  expect(loads).toHaveLength(2);
  expect(await sandbox.calls(LOGIN)).toEqual([]);
});

test('version 3 registers a challenge, and the gateway takes its answer once [R7.19a, R4.10, R3.39]', async ({
  page,
  sandbox,
  at,
}) => {
  await page.goto(at('noor', '/m/register'));
  await register(page, newName().slice(0, 16));
  await expect(page).toHaveURL(/\/m\/home/);
  expect(await sandbox.calls('/wps/captcha/geetest')).toHaveLength(1);
  const [call] = await sandbox.calls('/wps/member/register');
  expect(call?.body).toMatchObject({
    geetestChallenge: expect.stringMatching(/^[0-9a-f]{32}$/),
    geetestSeccode: expect.stringContaining('|jordan'),
  });
});

test('version 3 runs before the login if the merchant requires it [R5.3a, R3.4]', { tag: '@full' }, async ({
  page,
  request,
  sandbox,
  product,
  at,
}) => {
  const status = await statusAnswer(request, product, 'noor');
  const register = { ...Object(status.value.register), showLoginGeetest: true };
  await sandbox.fault({ path: STATUS, times: 9, body: changed(status, { register }) });
  await page.goto(at('noor', '/m/login'));
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/home/);
  const [call] = await sandbox.calls(LOGIN);
  expect(call?.body).toMatchObject({
    geetestChallenge: expect.stringMatching(/^[0-9a-f]{32}$/),
    geetestSeccode: expect.stringContaining('|jordan'),
  });
});

test('a captcha without its settings shows an error [R5.3f]', { tag: '@full' }, async ({
  page,
  sandbox,
  product,
  at,
}) => {
  const status = (await (
    await page.request.get(`http://127.0.0.1:${product.port}/wps/v2/system/status?device=MOBILE`, {
      headers: { merchant: 'samba', language: 'EN' },
    })
  ).json()) as { value: { gw: object } };
  const { gw: _settings, ...value } = status.value;
  await sandbox.fault({ path: '/wps/v2/system/status', times: 9, body: { success: true, value } });
  await page.goto(at('samba', '/m/login'));
  await signIn(page, demo.member);
  await expect(dialog(page)).toContainText('not setup geetest');
});

test('a failed registration fetches another picture and clears the field [R5.4]', async ({
  page,
  sandbox,
  access,
  at,
}) => {
  await page.clock.install();
  await page.goto(at('jade', '/m/register'));
  const field = page.getByRole('textbox', { name: 'Characters in the picture' });
  const picture = page.getByRole('img', { name: 'Characters in the picture' });
  const first = await picture.getAttribute('src');
  await page.getByRole('button', { name: 'Suggest a username' }).click();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(/^[a-z]+\d+$/);
  await page.getByLabel('Password', { exact: true }).fill('Tessera-2026');
  await page.getByLabel('Repeat password').fill('Tessera-2026');
  await field.fill('----');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog(page)).toContainText('don’t match the picture');
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(field).toHaveValue('');
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  const [call] = await sandbox.calls('/wps/member/register');
  const { loginDeviceId = '' } = (call?.body ?? {}) as { loginDeviceId?: string };
  await field.fill(await access.picture('jade', loginDeviceId));
  await passSubmitGuard(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
});
