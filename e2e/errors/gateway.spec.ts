import { expect, test } from '../product/test';
import { aMoment, storedSession, tapInto } from './provoke';

const refusal = (detail: Record<string, string>) => ({ body: { success: false, ...detail } });

test('CUSTOMER_NOT_LOGIN ends the session and asks to sign in again [R4.2, R8.4]', async ({
  page,
  sandbox,
}) => {
  await tapInto(page, sandbox, refusal({ message: 'CUSTOMER_NOT_LOGIN' }));
  await expect(page.getByRole('dialog')).toContainText('Please sign in again');
  expect(await storedSession(page)).toBeNull();
});

for (const errorCode of ['customer.not.login', 'user.or.token.invalid', 'login.not.session']) {
  test(`${errorCode} ends the session, here and in storage, without an alert [R8.8]`, async ({
    page,
    sandbox,
  }) => {
    await tapInto(page, sandbox, refusal({ message: 'not you', errorCode }));
    await expect.poll(() => storedSession(page)).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
    await aMoment(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('HTTP 401 ends the session without an alert [R8.7]', async ({ page, sandbox, messages }) => {
  messages.expectMessage(/status of 401/);
  await tapInto(page, sandbox, { status: 401, body: '' });
  await expect.poll(() => storedSession(page)).toBeNull();
  await aMoment(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a refusal is told in the gateway’s own words [R8.5]', async ({ page, sandbox }) => {
  await tapInto(page, sandbox, refusal({ message: 'Deposits are closed until noon', errorCode: 'closed' }));
  await expect(page.getByRole('dialog')).toContainText('Deposits are closed until noon');
  expect(await storedSession(page)).not.toBeNull();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a refusal without words is told as an unknown error [R8.5]', async ({ page, sandbox }) => {
  await tapInto(page, sandbox, refusal({ errorCode: 'no.idea' }));
  await expect(page.getByRole('dialog')).toContainText('Something went wrong');
});

for (const [what, fault, message] of [
  ['TOO_MANY_REQUEST [R8.6]', refusal({ message: 'slow down', errorCode: 'TOO_MANY_REQUEST_IP' }), undefined],
  ['HTTP status 502 [R8.9]', { status: 502, body: '' }, /status of 502/],
] as const) {
  test(`nothing is said of ${what}, and the session goes on`, async ({ page, sandbox, messages }) => {
    if (message) messages.expectMessage(message);
    await tapInto(page, sandbox, fault);
    await aMoment(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home/);
    expect(await storedSession(page)).not.toBeNull();
  });
}

test('a call that asks for silence is never alerted: the screen itself shows it [R8.10]', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({
    path: '/wps/relay/GCSGAME_gameList',
    times: 5,
    body: { success: false, message: 'closed for today' },
  });
  await page.goto('/m/home');
  await expect(page.getByText('The games could not be loaded')).toBeVisible();
  await aMoment(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});
