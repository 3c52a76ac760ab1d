// @full: needs a whole browser and a push service.
import { arriveAs, navEntry, signOut } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';
import { workerReady } from '../product/worker';
import { changed, STATUS, statusAnswer } from '../site/status-answer';
import { changeSubscription, deliver, PushService, tapFromAfar, tokenRecord } from './push-service';

const DAY = 24 * 60 * 60 * 1000;
const REGISTRATION = { merchant: 'aurora', registrationToken: 'device-1' };

test.use({ visitor: 'answered prompts', serviceWorkers: 'allow' });

test('a device is registered, renewed, replaced and removed, with its member and topics [R3.37, R4.32b, R4.32c, R4.33a, R4.33b, R7.44, R7.45, R7.46, R7.51, R9.20, R9.21]', async ({
  page,
  context,
  sandbox,
  product,
}) => {
  test.setTimeout(90_000);
  const service = new PushService();
  await service.standIn(context);
  await page.clock.install();
  const status = await statusAnswer(page.request, product);
  const { mobileTemplate } = status.value as { readonly mobileTemplate: object };
  const prompts = { onVisit: ['notifications'] };
  const json = changed(status, { mobileTemplate: { ...mobileTemplate, prompts } });
  await page.route(`**${STATUS}?*`, (route) => route.fulfill({ json }));
  await page.goto('/m/home');
  await page.evaluate(() => localStorage.setItem('tessera:notification-prompt', '"2020-01-01"'));
  await page.reload();
  const prompt = page.getByRole('dialog', { name: 'Be the first to know' });
  // The question is shown five seconds after the start.
  await expect(prompt).toBeVisible({ timeout: 20_000 });
  expect(service.asked()).toEqual([]);
  await context.grantPermissions(['notifications']);
  await prompt.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Notifications are on')).toBeVisible();
  expect(service.asked()).toEqual(['POST']);
  expect(await sandbox.pushDevices()).toEqual([{ ...REGISTRATION, topics: [] }]);
  expect(await tokenRecord(page)).toMatchObject({
    token: 'device-1',
    createTime: expect.any(Number),
    subscriptionOptions: {
      endpoint: 'https://push.example/1',
      swScope: expect.stringMatching(/\/m\/$/),
      vapidKey: expect.any(String),
      auth: expect.any(String),
      p256dh: expect.any(String),
    },
  });

  await arriveAs(page, demo.member);
  await expect
    .poll(() => sandbox.pushDevices())
    .toEqual([{ ...REGISTRATION, member: demo.member, topics: [] }]);
  await page.clock.fastForward(10_000);
  await expect
    .poll(() => sandbox.pushDevices())
    .toEqual([{ ...REGISTRATION, member: demo.member, topics: ['ALL'] }]);
  expect(service.asked()).toEqual(['POST']);

  await page.clock.setSystemTime(Date.now() + 7 * DAY + 60_000);
  await page.reload();
  await expect.poll(() => service.asked()).toEqual(['POST', 'PATCH device-1']);
  await changeSubscription(page);
  await page.reload();
  await expect.poll(() => service.asked()).toEqual(['POST', 'PATCH device-1', 'DELETE device-1', 'POST']);
  expect(service.endpoint()).toBe('https://push.example/2');

  await navEntry(page, 'Account').click();
  await signOut(page);
  await expect.poll(() => service.asked().at(-1)).toBe('DELETE device-2');
  expect((await sandbox.pushDevices()).at(-1)).toEqual({
    ...REGISTRATION,
    registrationToken: 'device-2',
    topics: [],
  });
});

test('a member switches notifications off in the settings, and the device has no token until they are on again [R7.44, R7.46]', async ({
  page,
  context,
  sandbox,
}) => {
  const service = new PushService();
  await service.standIn(context);
  await context.grantPermissions(['notifications']);
  await arriveAs(page, demo.member);
  await expect
    .poll(() => sandbox.pushDevices())
    .toEqual([{ ...REGISTRATION, member: demo.member, topics: [] }]);
  await navEntry(page, 'Account').click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Notifications On' }).click();
  await expect(page.getByRole('button', { name: 'Notifications Off' })).toBeVisible();
  await expect.poll(() => service.asked()).toEqual(['POST', 'DELETE device-1']);
  expect(await sandbox.pushDevices()).toEqual([{ ...REGISTRATION, topics: [] }]);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications Off' })).toBeVisible();
  expect(service.asked()).toEqual(['POST', 'DELETE device-1']);
  await page.getByRole('button', { name: 'Notifications Off' }).click();
  await expect
    .poll(async () => (await sandbox.pushDevices()).at(-1))
    .toEqual({ ...REGISTRATION, registrationToken: 'device-2', member: demo.member, topics: [] });
});

test('a message shows in the page, or as a notification; a tap opens a page of the app only', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await new PushService().standIn(context);
  await page.goto('/m/home');
  await workerReady(page);
  await expect(page.getByRole('region', { name: 'Sports' })).toBeVisible();
  const notice = page.getByRole('status').getByRole('link');
  await expect(async () => {
    await deliver(page, { notification: { title: 'Your bonus' }, data: { url: '/m/game?gameType=LIVE' } });
    await expect(notice).toContainText('Your bonus', { timeout: 1_500 });
  }).toPass();
  await notice.click();
  await expect(page).toHaveURL(/\/m\/game\?gameType=LIVE/);

  await tapFromAfar(page, 'Come back', {
    notification: { title: 'Come back' },
    fcmOptions: { link: `${new URL(page.url()).origin}/m/wallet` },
  });
  await expect(page).toHaveURL(/\/m\/login\?.*wallet/);

  await tapFromAfar(page, 'Trap', { data: { title: 'Trap', url: 'https://evil.example/m/home' } });
  await expect(page).toHaveURL(/^http:\/\/aurora\.localhost:\d+\/m\/home/);
});

test('notifications that are allowed in the account register the device at once', async ({
  page,
  context,
  sandbox,
}) => {
  await new PushService().standIn(context);
  await page.goto('/m/home');
  await arriveAs(page, demo.member);
  await navEntry(page, 'Account').click();
  await page.getByRole('link', { name: 'Settings' }).click();
  const row = page.getByRole('button', { name: /^Notifications/ });
  await expect(row).toContainText('Off');
  expect(await sandbox.pushDevices()).toEqual([]);
  await context.grantPermissions(['notifications']);
  await row.click();
  await expect
    .poll(() => sandbox.pushDevices())
    .toEqual([{ ...REGISTRATION, member: demo.member, topics: [] }]);
});
