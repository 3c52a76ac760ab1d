import { arriveAs, navEntry, passSubmitGuard, signIn, sportsOf } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

test('a wrong password shows an error in the form, which keeps its values', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/m/login');
  await signIn(page, demo.member, 'not-the-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(demo.member);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
  await passSubmitGuard(page);
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/home/);
  expect(await sandbox.calls('/wps/session/login')).toHaveLength(2);
});

const gameList = '/wps/relay/GCSGAME_gameList';

test('a game list of another form, one that is not JSON and one without an envelope show an error with a retry, and a retry shows the next answer', {
  tag: '@full',
}, async ({ page, sandbox, messages }) => {
  messages.expectMessage(/\[tessera\] the answer to gameList/);
  for (const body of [
    { success: true, value: { data: { lanes: 'many' } } },
    '<html>Bad gateway</html>',
    ['unexpected'],
  ]) {
    await page.goto('about:blank');
    await sandbox.fault({ path: gameList, times: 5, body });
    await page.goto('/m/home');
    await expect(page.getByText('We couldn’t load the games')).toBeVisible();
    await sandbox.reset();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(sportsOf(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(messages.has(/gameList/)).toBe(true);
});

test('a malformed status answer shows a message, and the page works', async ({ page, sandbox, messages }) => {
  messages.expectMessage(/\[tessera\] the answer to status/);
  await sandbox.fault({ path: '/wps/v2/system/status', times: 5, body: '{"success":tru' });
  await page.goto('/m/home');
  await expect(page.getByRole('dialog')).toContainText('We got an unexpected response');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(sportsOf(page)).toBeVisible();
  await expect(navEntry(page, 'Home')).toBeVisible();
});

test('an expired session ends with a message and leads to the login [R4.2, R8.4]', async ({
  page,
  sandbox,
}) => {
  await arriveAs(page, demo.member);
  // The member's data is loaded, so the tap makes the next call of this path.
  await expect.poll(async () => (await sandbox.calls('/wps/relay/MCSFE_getDepositSettings')).length).toBe(1);
  await sandbox.fault({
    path: '/wps/relay/MCSFE_getDepositSettings',
    body: { success: false, message: 'CUSTOMER_NOT_LOGIN' },
  });
  await navEntry(page, 'Deposit').click();
  await expect(page.getByRole('dialog')).toContainText('Please sign in again');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await navEntry(page, 'Account').click();
  await expect(page).toHaveURL(/\/m\/login/);
});
