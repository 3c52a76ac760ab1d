import { firstGameOf, navEntry, signIn, signOut, sportsOf } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';
import { asAnswered } from '../product/visitor';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' });

test('a visitor sees the lanes, opens the news, signs in over an encrypted call, plays a game and signs out [R2.1, R2.2, R2.5, R2.18, R2.40, R4.18, R4.5a, R7.1e, R7.2, R7.24, R7.37]', async ({
  page,
  sandbox,
  product,
}) => {
  await test.step('the home page shows the lanes', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(sportsOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  });

  await test.step('the news are a card among them, which opens them', async () => {
    await page.getByRole('link', { name: /Welcome to Aurora Club/ }).click();
    await expect(page).toHaveURL(/\/m\/news$/);
    await expect(page.getByRole('heading', { name: 'Rocket weekend' })).toBeVisible();
    await page.goBack();
  });

  // From here on the other prompts are answered: a tap could meet one that opens at the same moment.
  await asAnswered(page.context());
  await page.reload();

  await test.step('the member entry leads a visitor to the login', async () => {
    await navEntry(page, 'Account').click();
    await expect(page).toHaveURL(/\/m\/login\?backUrl=%2Fm%2Fmember%2Fhome$/);
  });

  await test.step('after the login the member is where they wanted to go', async () => {
    await signIn(page, demo.member);
    await expect(page).toHaveURL(/\/m\/member\/home$/);
    await expect(page.getByText(demo.member)).toBeVisible();
    await expect(page.getByText('3 of 5 conditions')).toBeVisible();
  });

  await test.step('a game opens on its own origin and can be played', async () => {
    await navEntry(page, 'Home').click();
    await firstGameOf(page, 'Slots').click();
    await page.waitForURL(/\/play\?/);
    expect(new URL(page.url()).port).not.toBe(String(product.port));
    await expect(page.getByRole('button').first()).toBeVisible();
  });

  await test.step('the way back leads to the app, still signed in', async () => {
    await page.goto('/m/member/home');
    await expect(page.getByText(demo.member)).toBeVisible();
  });

  await test.step('signing out ends the session', async () => {
    await signOut(page);
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tessera:session'))).toBeNull();
    await navEntry(page, 'Account').click();
    await expect(page).toHaveURL(/\/m\/login/);
  });

  await test.step('the gateway got the password encrypted, and the session closed', async () => {
    const [login] = await sandbox.calls('/wps/session/login');
    expect(login).toMatchObject({
      method: 'POST',
      encrypted: true,
      body: { username: demo.member, password: '***', type: 'username' },
    });
    expect(login?.headers).toMatchObject({ encryption: 'true', merchant: 'aurora' });
    expect(login?.headers['x-rsa']).toMatch(/^[A-Za-z0-9+/]{342,344}={0,2}$/);
    expect(login?.headers['x-digest']).toMatch(/^[0-9a-f]{64}$/);
    expect(await sandbox.calls('/wps/session/key/rsa')).toHaveLength(1);
    expect(await sandbox.calls('/wps/session/logout')).toHaveLength(1);
    expect(await sandbox.calls('/wps/game/launchGame')).toHaveLength(1);
  });
});

test('the first page asks the gateway for each thing once, the inline script included', async ({
  page,
  sandbox,
}) => {
  await page.goto('/m/home');
  await expect(sportsOf(page)).toBeVisible();
  expect(await sandbox.calls('/wps/v2/system/status')).toHaveLength(1);
  expect(await sandbox.calls('/wps/relay/GCSGAME_gameList')).toHaveLength(1);
});

test.describe('a visitor who has answered the prompts', () => {
  test.use({ visitor: 'answered prompts' });

  test('a double tap on a game launches it once', async ({ page, sandbox }) => {
    await page.goto('/m/login');
    await signIn(page, demo.member);
    await expect(page).toHaveURL(/\/m\/home/);
    await firstGameOf(page, 'Slots').dblclick();
    await page.waitForURL(/\/play\?/);
    expect(await sandbox.calls('/wps/game/launchGame')).toHaveLength(1);
  });
});
