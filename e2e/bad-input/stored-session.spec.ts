import { navEntry } from '../product/actions';
import { expect, test } from '../product/test';

const session = {
  id: '1',
  token: 'made-up',
  merchantCode: 'aurora',
  userName: 'someone',
  type: 0,
  firstTimeLogin: false,
};

for (const [what, value] of [
  ['not JSON', '{"id":'],
  ['of another shape', JSON.stringify({ hello: 'world' })],
  ['of a member type that does not exist', JSON.stringify({ ...session, type: 99 })],
] as const) {
  test(`a stored session that is ${what} is dropped, and the page works for a visitor`, async ({
    page,
    messages,
  }) => {
    messages.expectMessage(/\[tessera\] dropped the corrupt session storage value "tessera:session"/);
    await page.addInitScript((stored) => sessionStorage.setItem('tessera:session', stored), value);
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { name: 'Sports' })).toBeVisible();
    expect(messages.has(/dropped the corrupt/)).toBe(true);
    await navEntry(page, 'Me').click();
    await expect(page).toHaveURL(/\/m\/login/);
  });
}

test('a token that the gateway does not know ends the session instead of the page', async ({ page }) => {
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('seeded')) sessionStorage.setItem('tessera:session', stored);
    sessionStorage.setItem('seeded', '1');
  }, JSON.stringify(session));
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'Sports' })).toBeVisible();
  await navEntry(page, 'Me').click();
  await expect(page).toHaveURL(/\/m\/login/);
});
