import { navEntry, sportsOf } from '../product/actions';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

const session = {
  id: '1',
  token: 'made-up',
  merchantCode: 'aurora',
  userName: 'someone',
  type: 0,
  firstTimeLogin: false,
};

test('a stored session of another form, or of an unknown member type, is discarded, and the page works for a visitor', async ({
  page,
  messages,
}) => {
  messages.expectMessage(/\[tessera\] dropped the corrupt session storage value "tessera:session"/);
  for (const value of [{ hello: 'world' }, { ...session, type: 99 }]) {
    await page.goto('/m/nothing/here');
    await page.evaluate((stored) => sessionStorage.setItem('tessera:session', stored), JSON.stringify(value));
    await page.goto('/m/home');
    await expect(sportsOf(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('tessera:session'))).toBeNull();
    await navEntry(page, 'Account').click();
    await expect(page).toHaveURL(/\/m\/login/);
  }
  expect(messages.has(/dropped the corrupt/)).toBe(true);
});

test('a token that the gateway does not know ends the session, and the page works', async ({ page }) => {
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('seeded')) sessionStorage.setItem('tessera:session', stored);
    sessionStorage.setItem('seeded', '1');
  }, JSON.stringify(session));
  await page.goto('/m/home');
  await expect(sportsOf(page)).toBeVisible();
  await navEntry(page, 'Account').click();
  await expect(page).toHaveURL(/\/m\/login/);
});
