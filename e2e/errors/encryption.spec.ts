import { signIn } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

const KEY = '/wps/session/key/rsa';
const LOGIN = '/wps/session/login';

for (const [what, value] of [
  ['empty', ''],
  ['no key', 'come back later'],
  ['a text that only looks like a key', `MI${'A'.repeat(300)}`],
] as const) {
  test(`with a public key that is ${what} nothing is sent, and the member is told`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.fault({ path: KEY, body: { success: true, value } });
    await page.goto('/m/login');
    await signIn(page, demo.member);
    await expect(page.getByText(/secure connection could not be set up/)).toBeVisible();
    expect(await sandbox.calls(LOGIN)).toEqual([]);
    await expect(page.getByLabel('User name')).toHaveValue(demo.member);
  });
}

test('a digest that does not fit is refused by the gateway, and told', async ({ page }) => {
  await page.route(`**${LOGIN}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-digest': '0'.repeat(64) } }),
  );
  await page.goto('/m/login');
  await signIn(page, demo.member);
  await expect(page.getByRole('dialog').or(page.getByRole('alert')).first()).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem('tessera:session'))).toBeNull();
});
