import { arriveAs, navEntry, sportsOf } from '../product/actions';
import { demo } from '../product/demo';
import { noConnection } from '../product/no-connection';
import { expect, test } from '../product/test';
import { expectAlert, storedSession, tap, tapInto } from './provoke';

test.use({ visitor: 'answered prompts', serviceWorkers: 'allow' });

const dialog = /Network Error \/ CORS Errors/;

test('a connection that breaks shows a message, and the session stays [R8.31]', async ({
  page,
  messages,
}) => {
  messages.expectMessage(/net::ERR_CONNECTION_RESET/);
  await arriveAs(page, demo.member);
  await expect(sportsOf(page)).toBeVisible();
  await page.route('**/wps/relay/MCSFE_getDepositSettings', (route) => route.abort('connectionreset'));
  await navEntry(page, 'Deposit').click();
  await expect(page.getByRole('dialog')).toContainText(dialog);
  expect(await storedSession(page)).not.toBeNull();
});

test('a device without a network shows a message, and the next tap works again [R8.31]', async ({
  page,
  context,
  messages,
}) => {
  // The service worker may be installing at this moment.
  messages.expectMessage(...noConnection);
  // It comes last.
  const bar = page.waitForResponse(/\/download-bar\.[^.]+\.js$/);
  await arriveAs(page, demo.member);
  await (await bar).finished();
  await context.setOffline(true);
  await navEntry(page, 'Deposit').click();
  await expect(page.getByRole('dialog')).toContainText(dialog);
  await context.setOffline(false);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await storedSession(page)).not.toBeNull();
  await navEntry(page, 'Account').click();
  await expect(page.getByText(demo.member)).toBeVisible();
});

test('a call is aborted after 5 s, with a message [R7.1b, R9.7]', { tag: '@full' }, async ({
  page,
  sandbox,
}) => {
  // Longer than this test waits for the message.
  await tapInto(page, sandbox, { delayMs: 20_000 });
  const tapped = Date.now();
  await expect(page.getByRole('dialog')).toContainText(dialog);
  expect(Date.now() - tapped).toBeGreaterThan(3_500);
});

test('an answer that is not JSON, and one of another form, show a message and are logged to the console', async ({
  page,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/the answer to depositSettings is (not JSON|malformed at the answer itself)/);
  await tapInto(page, sandbox, { body: '{"success":tru' });
  await expectAlert(page, 'unexpected response');
  await tap(page, sandbox, { body: { success: true, value: 'many' } });
  await expectAlert(page, 'unexpected response');
  for (const named of [/depositSettings is not JSON/, /malformed at the answer itself/])
    expect(messages.has(named)).toBe(true);
});
