import { arriveWithoutGames } from '../product/actions';
import { fullUnless } from '../product/full';
import { expect, test } from '../product/test';
import { expectAlert, expectQuietEnd, PATH, storedSession, tap, tapInto } from './provoke';

test.use({ visitor: 'answered prompts' });

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
  test(
    `${errorCode} ends the session in the page and in storage, without an alert [R8.8]`,
    fullUnless(errorCode === 'customer.not.login'),
    async ({ page, sandbox }) => {
      await tapInto(page, sandbox, refusal({ message: 'not you', errorCode }));
      await expectQuietEnd(page);
      expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
    },
  );
}

test('HTTP 401 ends the session without an alert [R8.7]', async ({ page, sandbox, messages }) => {
  messages.expectMessage(/status of 401/);
  await tapInto(page, sandbox, { status: 401, body: '' });
  await expectQuietEnd(page);
});

test('a refusal shows the gateway’s message, or the unknown-error text; too many requests and HTTP 502 show nothing [R8.5, R8.6, R8.9]', async ({
  page,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/status of 502/);
  await tapInto(page, sandbox, refusal({ message: 'Deposits are closed until noon', errorCode: 'closed' }));
  await expectAlert(page, 'Deposits are closed until noon');
  await tap(page, sandbox, refusal({ errorCode: 'no.idea' }));
  await expectAlert(page, 'Something went wrong');
  for (const silent of [
    refusal({ message: 'slow down', errorCode: 'TOO_MANY_REQUEST_IP' }),
    { status: 502, body: '' },
  ]) {
    const answered = page.waitForResponse((response) => response.url().includes(PATH));
    await tap(page, sandbox, silent);
    await (await answered).finished();
  }
  // An alert of these calls would be shown beside this one.
  await tap(page, sandbox, refusal({ message: 'Deposits are closed until midnight' }));
  await expectAlert(page, 'Deposits are closed until midnight');
  await expect(page).toHaveURL(/\/m\/home/);
  expect(await storedSession(page)).not.toBeNull();
});

test('a call without alerts shows its failure on the screen [R8.10]', async ({ page, sandbox }) => {
  await arriveWithoutGames(page, sandbox);
  await expect(page.getByText('We couldn’t load the games')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
