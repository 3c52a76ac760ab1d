import { signIn } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

const KEY = '/wps/session/key/rsa';
const LOGIN = '/wps/session/login';

test('with a public key that is empty, missing or invalid, no call is sent, and the member gets a message [R8.27]', async ({
  page,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/the answer to rsaKey is malformed/);
  await page.goto('/m/login');
  for (const value of ['', 'come back later', `MI${'A'.repeat(300)}`]) {
    await sandbox.fault({ path: KEY, body: { success: true, value } });
    await signIn(page, demo.member);
    await expect(page.getByText(/Missing Encryption/)).toBeVisible();
    expect(await sandbox.calls(LOGIN)).toEqual([]);
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue(demo.member);
    await page.reload();
  }
});

test('a digest that does not match is refused by the gateway, with a message', async ({ page }) => {
  await page.route(`**${LOGIN}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-digest': '0'.repeat(64) } }),
  );
  await page.goto('/m/login');
  await signIn(page, demo.member);
  await expect(page.getByRole('dialog').or(page.getByRole('alert')).first()).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem('tessera:session'))).toBeNull();
});
