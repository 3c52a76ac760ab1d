import { marked } from '../product/marks';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { mayaSession } from './maya-session';
import { confirmOwner, expectSignedIn, expectVisitor, ownerQuestion, refuseOwner } from './stand-in';

test.use({ visitor: 'answered prompts' });

const LOGIN = '/wps/session/login/maya';
const mayaBrowser = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Maya/2.0' };

test('a Maya customer is signed in by the session id of the landing address [R7.4, R7.48]', async ({
  browser,
  page: probe,
  product,
  sandbox,
}) => {
  const id = await mayaSession(probe, product);
  const context = await browser.newContext(mayaBrowser);
  const page = await context.newPage();
  await page.goto(`${origin(product, 'samba')}/m/login?sessionId=${id}&env=sandbox`);
  await confirmOwner(page, 'demo-member');
  expect(await expectSignedIn(page)).toBe('demo-member');
  const [call] = await sandbox.calls(LOGIN);
  expect(call?.body).toMatchObject({
    sessionId: id,
    env: 'sandbox',
    registerUrl: expect.stringContaining('/m/login'),
    domain: 'samba.localhost',
    loginDeviceId: expect.any(String),
  });
  expect(page.url()).not.toContain('sessionId');
  await expect
    .poll(async () => (await sandbox.calls('/wps/relay/WPS3RD_refreshMayaTokens'))[0]?.body)
    .toEqual({ env: 'sandbox' });
  await context.close();
});

test('a session id that was used before does not sign in', { tag: '@full' }, async ({
  browser,
  page: probe,
  product,
  sandbox,
}) => {
  const id = await mayaSession(probe, product);
  for (const _visit of [1, 2]) {
    const context = await browser.newContext(mayaBrowser);
    const page = await context.newPage();
    await page.goto(`${origin(product, 'samba')}/m/login?sessionId=${id}&env=sandbox`);
    await expect.poll(async () => (await sandbox.calls(LOGIN)).length).toBe(_visit);
    if (_visit === 1) await expect(ownerQuestion(page)).toContainText('demo-member');
    if (_visit === 2) {
      await expect(page.getByRole('dialog')).toContainText('from the Maya app again');
      await expectVisitor(page);
    }
    await context.close();
  }
});

test('a session id without the environment of Maya does not sign in', { tag: '@full' }, async ({
  page,
  product,
  sandbox,
}) => {
  const id = await mayaSession(page, product);
  await page.goto(`${origin(product, 'samba')}/m/login?sessionId=${id}`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  // Remotes start one after the other; when growth is loaded, those that handle a return have started.
  await marked(page, 'tessera:remote:growth:loaded');
  expect(await sandbox.calls(LOGIN)).toEqual([]);
  await expectVisitor(page);
});

test('a customer who says that the account is not theirs stays a visitor, and can still take it later', async ({
  page,
  product,
  sandbox,
}) => {
  const address = async () =>
    `${origin(product, 'samba')}/m/login?sessionId=${await mayaSession(page, product)}&env=sandbox`;

  await page.goto(await address());
  await refuseOwner(page, 'demo-member');
  await expectVisitor(page);

  await page.goto(await address());
  await confirmOwner(page, 'demo-member');
  expect(await expectSignedIn(page)).toBe('demo-member');
  expect(await sandbox.calls(LOGIN)).toHaveLength(2);
});
