import { asOrdinaryWindow } from '../product/ordinary-window';
import { expect, test } from '../product/test';
import { expectSignedIn, expectVisitor, MEMBER, openLogin, provider, STRANGER } from './stand-in';

test.use({ visitor: 'answered prompts' });

const LOGIN = '/wps/session/login/firebase';
const proof = 'tessera:social-proof';

test('a Google credential becomes an identity token and then a login [R4.12a, R4.12b, R7.50]', async ({
  page,
  product,
  sandbox,
}) => {
  await openLogin(page, product);
  await provider(page, 'Google').click();
  await page.getByRole('button', { name: MEMBER }).click();
  expect(await expectSignedIn(page)).toBe('demo-member');
  const [call] = await sandbox.calls(LOGIN);
  expect(call?.body).toMatchObject({
    type: 'firebase',
    firebaseChannel: 'google',
    firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  });
});

test('Google’s prompt is shown 500 ms after the login is rendered, by the browser if it supports that [R9.28]', {
  tag: '@full',
}, async ({ page, product }) => {
  await openLogin(page, product);
  await expect(provider(page, 'Google')).toBeVisible();
  const asked = page.getByRole('button', { name: MEMBER });
  await expect(asked).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, '__googleStandIn'))).toMatchObject({
    client_id: 'sandbox-google',
    use_fedcm_for_prompt: true,
  });
  await asked.click();
  expect(await expectSignedIn(page)).toBe('demo-member');
});

test("Facebook's SDK is set up with the version that the platform names [R9.34]", async ({
  page,
  product,
  sandbox,
}) => {
  await openLogin(page, product);
  await provider(page, 'Facebook').click();
  await page
    .getByRole('dialog', { name: /Facebook/ })
    .getByRole('button', { name: MEMBER })
    .click();
  expect(await expectSignedIn(page)).toBe('demo-member');
  expect(await page.evaluate(() => Reflect.get(window, '__facebookStandIn'))).toMatchObject({
    appId: 'sandbox-facebook',
    version: 'v2.7',
  });
  expect((await sandbox.calls(LOGIN)).at(-1)?.body).toMatchObject({ firebaseChannel: 'facebook' });
});

test('a new person is registered without a question if the merchant allows it [R4.13a, R4.13b, R8.15]', async ({
  page,
  product,
  sandbox,
}) => {
  await openLogin(page, product);
  await provider(page, 'Facebook').click();
  await page
    .getByRole('dialog', { name: /Facebook/ })
    .getByRole('button', { name: STRANGER })
    .click();
  expect(await expectSignedIn(page)).toMatch(/^fac\d+$/);
  const [call] = await sandbox.calls('/wps/member/register/social');
  expect(call?.body).toMatchObject({
    firebaseChannel: 'facebook',
    firebaseIdToken: expect.any(String),
    login: true,
    smsTemplate: 'REGISTER_CODE',
  });
});

test('any other error resets the identity and shows an alert with a title and a button [R8.20]', async ({
  page,
  product,
  sandbox,
}) => {
  await sandbox.fault({
    path: LOGIN,
    body: { success: false, errorCode: 'closed', message: 'Closed today.' },
  });
  await openLogin(page, product);
  await provider(page, 'Facebook').click();
  await page
    .getByRole('dialog', { name: /Facebook/ })
    .getByRole('button', { name: MEMBER })
    .click();
  const notice = page.getByRole('dialog', { name: 'Notice' });
  await expect(notice).toContainText('Closed today.');
  await notice.getByRole('button', { name: 'OK' }).click();
  expect(await page.evaluate((key) => sessionStorage.getItem(key), proof)).toBeNull();
  await expectVisitor(page);
});

test('a private window is refused for 1.5 s, except for Telegram [R5.9]', { tag: '@full' }, async ({
  page,
  product,
}) => {
  // As Firefox and Safari answer in a private window.
  await page.addInitScript(() => {
    navigator.storage.getDirectory = () => Promise.reject(new DOMException('private', 'SecurityError'));
  });
  await page.clock.install();
  await openLogin(page, product);
  const refusal = page.getByText('in a private window');
  for (const name of ['Google', 'Facebook', 'LINE']) {
    await provider(page, name).click();
    await expect(refusal).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(refusal).toBeHidden();
  }
  await expect(page).toHaveURL(/\/m\/login/);
  await provider(page, 'Telegram').click();
  await expect(page.getByRole('link', { name: MEMBER })).toBeVisible();
});

test('inside an app that cannot sign in, a provider is coming soon [R8.25]', async ({ browser, product }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 15) TesseraApp/2.5.0' });
  await asOrdinaryWindow(context);
  const page = await context.newPage();
  await openLogin(page, product);
  await provider(page, 'LINE').click();
  await expect(page.getByText('Coming soon')).toBeVisible();
  await context.close();
});

test('inside an app that can, the app signs in [R4.12a]', async ({ browser, product, sandbox }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 15) TesseraApp/2.5.0' });
  await asOrdinaryWindow(context);
  const page = await context.newPage();
  await openLogin(page, product);
  await page.evaluate(async () => {
    const { people } = await (await fetch('/wps/sandbox-assets/social/people?kind=google')).json();
    const bridge = {
      postMessage(message: string) {
        const { type, payload, callbackId } = JSON.parse(message);
        const idToken = type === 'socialSignIn' && payload.channel === 'google' ? people[0].token : '';
        const app = Reflect.get(window, 'tesseraNative');
        queueMicrotask(() => app.resolve(callbackId, { idToken }));
      },
    };
    Object.assign(window, { TesseraNative: bridge });
  });
  await provider(page, 'Google').click();
  expect(await expectSignedIn(page)).toBe('demo-member');
  expect((await sandbox.calls(LOGIN)).at(-1)?.body).toMatchObject({ isOfficialAppLogin: true });
  await context.close();
});
