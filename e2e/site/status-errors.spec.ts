import { sportsOf } from '../product/actions';
import { expect, test } from '../product/test';
import { STATUS } from './status-answer';

test.use({ visitor: 'answered prompts' });

const refused = (errorCode: string, message?: string) => ({ success: false, errorCode, message });

test('an address that is not served offers a retry, customer service and other addresses [R8.1, R2.51, R7.15]', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ path: STATUS, times: 2, body: refused('domain_not_available', 'unknown') });
  await page.goto('/m/home');
  const dialog = page.getByRole('dialog', { name: 'This address isn’t available' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'www.aurora.example' })).toHaveAttribute(
    'href',
    'https://www.aurora.example/m/home',
  );
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Still not available')).toBeVisible();
  await dialog.getByRole('button', { name: 'Support' }).click();
  const list = page.getByRole('dialog', { name: 'Support' });
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(sportsOf(page)).toBeVisible();
});

for (const [what, message, shown] of [
  ['with a sentence', 'Closed for stocktaking', 'Closed for stocktaking'],
  ['without one', undefined, 'Internet lost, please refresh the page'],
] as const) {
  test(`another code ${what} is a notice [R8.2]`, async ({ page, sandbox }) => {
    await sandbox.fault({ path: STATUS, body: refused('merchant_closed', message) });
    await page.goto('/m/home');
    const dialog = page.getByRole('dialog', { name: 'Notice' });
    await expect(dialog).toContainText(shown);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(sportsOf(page)).toBeVisible();
  });
}

test('on plain http, no answer is a network or CORS error, and the page works [R8.3]', async ({
  page,
  messages,
}) => {
  messages.expectMessage(/Failed to load resource/);
  await page.route(`**${STATUS}?*`, (route) => route.abort());
  await page.goto('/m/home');
  const dialog = page.getByRole('dialog', { name: 'Notice' });
  await expect(dialog).toContainText('Network Error / CORS Errors');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(sportsOf(page)).toBeVisible();
});

test('on plain http, a server error is a network or CORS error, and the page works [R8.3]', async ({
  page,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/Failed to load resource/);
  await sandbox.fault({ path: STATUS, status: 500, times: 3 });
  await page.goto('/m/home');
  const dialog = page.getByRole('dialog', { name: 'Notice' });
  await expect(dialog).toContainText('Network Error / CORS Errors');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(sportsOf(page)).toBeVisible();
});

test('502 is silent [R8.9]', async ({ page, sandbox, messages }) => {
  messages.expectMessage(/Failed to load resource/);
  await sandbox.fault({ path: STATUS, status: 502, times: 3 });
  await page.goto('/m/home');
  await expect(sportsOf(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('back online, a ping reaches the gateway and the status is loaded [R7.17]', async ({
  page,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/Failed to load resource/);
  await page.route(`**${STATUS}?*`, (route) => route.abort());
  await page.goto('/m/home');
  await page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'OK' }).click();
  expect(await sandbox.calls(STATUS)).toEqual([]);
  await page.unroute(`**${STATUS}?*`);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => sandbox.calls(STATUS)).toHaveLength(1);
  const [ping] = await sandbox.calls('/wps/system/test/ping');
  expect(ping).toMatchObject({ query: { caller: 'online' }, headers: { merchant: 'aurora' } });
});
