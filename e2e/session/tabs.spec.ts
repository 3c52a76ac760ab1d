import { arriveAs, fillRegistration, navEntry, signIn, signOut } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts', serviceWorkers: 'allow' });

test('a sign-out in one tab reaches the others', async ({ page, context, sandbox }) => {
  await arriveAs(page, demo.member);
  const other = await context.newPage();
  await arriveAs(other, demo.member);
  await navEntry(other, 'Account').click();
  await expect(other.getByText(demo.member)).toBeVisible();

  await navEntry(page, 'Account').click();
  await signOut(page);
  await expect(page).toHaveURL(/\/m\/home/);

  await expect(other).toHaveURL(/\/m\/login/);
  for (const tab of [page, other]) {
    expect(await tab.evaluate(() => sessionStorage.getItem('tessera:session'))).toBeNull();
  }
  expect(await page.evaluate(() => localStorage.getItem('tessera:signed-out'))).toBeNull();
  await expect.poll(async () => (await sandbox.calls('/wps/session/logout')).length).toBe(2);
});

test('another member in another tab stays signed in', { tag: '@full' }, async ({ page, context }) => {
  await arriveAs(page, demo.member);
  const other = await context.newPage();
  await arriveAs(other, demo.agent);
  await navEntry(page, 'Account').click();
  await signOut(page);
  await expect(page).toHaveURL(/\/m\/home/);
  await navEntry(other, 'Account').click();
  await expect(other.getByText(demo.agent)).toBeVisible();
});

test('the session survives a reload, and belongs to one tab [R3.1, R4.1b]', async ({ page, context }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const eachAskedOnce = async () => {
    await expect(page.getByText(demo.member)).toBeVisible();
    await expect(page.getByText('3 of 5 conditions')).toBeVisible();
    for (const name of ['MCSFE_getPlayerRankProgress', 'MCSFE_getDepositSettings'])
      await expect.poll(() => sent.filter((path) => path.endsWith(name)).length, { message: name }).toBe(1);
    sent.length = 0;
  };
  await arriveAs(page, demo.member);
  await navEntry(page, 'Account').click();
  await eachAskedOnce();
  await page.reload();
  await eachAskedOnce();
  const other = await context.newPage();
  await other.goto('/m/member/home');
  await expect(other).toHaveURL(/\/m\/login/);
});

test('after a registration the member info is requested again, with the new token [R7.9]', async ({
  page,
  sandbox,
}) => {
  const name = `fresh${Date.now().toString(36)}`;
  await page.goto('/m/register');
  await fillRegistration(page, name);
  expect(await sandbox.calls('/wps/member/info')).toEqual([]);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(async () => (await sandbox.calls('/wps/member/info')).length).toBe(1);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/login');
  await signIn(page, name);
  await expect(page).toHaveURL(/\/m\/home/);
});
