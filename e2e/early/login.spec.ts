// @full: pages whose framework is held back, some three minutes.
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { earlyView, expect, Gate, takenOver, test } from './test';

const LOGIN = '/wps/session/login';

test('the login form works before the framework is there, and the page takes over what stands in it', async ({
  page,
  mainScript,
}) => {
  await page.goto('/m/login', { waitUntil: 'commit' });
  const early = earlyView(page);
  await early.getByLabel('Username', { exact: true }).click();
  await page.keyboard.type(demo.member);
  await early.getByLabel('Password', { exact: true }).fill(demo.password);
  await early.getByRole('button', { name: 'Show password' }).click();
  await expect(early.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await early.getByText('Remember me').click();
  await early.getByLabel('Username', { exact: true }).focus();
  await page.evaluate(() => (document.activeElement as HTMLInputElement).setSelectionRange(2, 5));

  mainScript.release();
  await takenOver(page);

  const name = page.getByLabel('Username', { exact: true });
  await expect(name).toHaveValue(demo.member);
  await expect(name).toBeFocused();
  expect(
    await name.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
      selectionStart,
      selectionEnd,
    ]),
  ).toEqual([2, 5]);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveValue(demo.password);
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(page.getByLabel('Remember me')).toBeChecked();

  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('a login that is sent before the framework is there shows that it is on its way, and is sent once', async ({
  page,
  mainScript,
  sandbox,
}) => {
  await page.goto('/m/login', { waitUntil: 'commit' });
  const early = earlyView(page);
  await early.getByLabel('Username', { exact: true }).fill(demo.member);
  await early.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(early.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await page.keyboard.press('Enter');

  mainScript.release();
  await expect(page).toHaveURL(/\/m\/home/);
  expect(await sandbox.calls(LOGIN)).toHaveLength(1);
});

test('the page waits for the end of a word that is being composed', async ({ page, mainScript }) => {
  await page.goto('/m/login', { waitUntil: 'commit' });
  const early = earlyView(page);
  await early.getByLabel('Username', { exact: true }).click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  mainScript.release();
  await expect(page.locator('#root form')).toHaveCount(1);
  await expect(early).toBeVisible();
  await devtools.send('Input.insertText', { text: '你' });
  await takenOver(page);
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('你');
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-AE' });

  test('the early view speaks the language of the visitor, from right to left', async ({
    page,
    mainScript,
  }) => {
    await page.goto('/m/login', { waitUntil: 'commit' });
    const title = earlyView(page).getByRole('heading');
    await expect(title).toHaveText(/\p{Script=Arabic}/u);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const early = await title.textContent();
    mainScript.release();
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(early ?? '');
  });
});

test('the early view has the tabs of the merchant’s ways to sign in', async ({
  page,
  product,
  mainScript,
}) => {
  await page.goto(`${origin(product, 'samba')}/m/login`, { waitUntil: 'commit' });
  const tabs = earlyView(page).getByRole('tab');
  await expect(tabs).toHaveCount(2);
  const names = await tabs.allTextContents();
  // A tab that is pressed early is chosen when the page is there.
  await tabs.last().click();
  mainScript.release();
  await takenOver(page);
  await expect(page.getByRole('tab')).toHaveText(names);
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
});

test('without the file of the view the page comes as without early views', async ({ page, messages }) => {
  messages.expectMessage(/view-login-EN/);
  await page.route(/view-login-EN/, (route) => route.abort());
  await page.goto('/m/login');
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  await takenOver(page);
});

test('a main script that does not load removes the early view and says so', async ({ page, messages }) => {
  messages.expectMessage(/main\.\w+\.js|ERR_FAILED/);
  const gate = new Gate();
  await page.route(/\/m\/shell\/.*\/main\.\w+\.js/, async (route) => {
    await gate.opened;
    await route.abort();
  });
  await page.goto('/m/login', { waitUntil: 'commit' });
  await expect(earlyView(page)).toBeVisible();
  gate.open();
  await expect(page.locator('#tessera-failed')).toBeVisible();
  await takenOver(page);
});

test('code of the page that does not load ends the early view', async ({ page, messages, mainScript }) => {
  messages.expectMessage(/.*/);
  await page.route(/\/m\/remotes\/auth\/.*\/login\.\w+\.js/, (route) => route.abort());
  await page.goto('/m/login', { waitUntil: 'commit' });
  await expect(earlyView(page)).toBeVisible();
  mainScript.release();
  await takenOver(page);
  await expect(page.locator('#root')).toBeVisible();
});
