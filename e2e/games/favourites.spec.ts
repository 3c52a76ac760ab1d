// @full: lists of thousands, and every template.
import { newMember } from '../money/member';
import { signIn } from '../product/actions';
import { expect, test } from '../product/test';
import { asAnswered } from '../product/visitor';

test.use({ visitor: 'answered prompts' });

test('a game that a member likes on one device is a favourite on the next one, until it is removed there', async ({
  page,
  browser,
  product,
  request,
  sandbox,
}) => {
  const { userName } = await newMember({ request, product });
  await page.goto('/m/login?backUrl=/m/fish');
  await signIn(page, userName);
  const heart = page.getByRole('button', { name: /^Favourite/ }).first();
  await heart.click();
  await expect.poll(async () => (await sandbox.calls('/wps/relay/GCSGAME_changeFavourites')).length).toBe(1);
  const name = (await heart.getAttribute('aria-label')) ?? '';

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await asAnswered(other);
  const second = await other.newPage();
  await second.goto('/m/login?backUrl=/m/game?category=FAVOURITES');
  await signIn(second, userName);
  await second.getByRole('tab', { name: 'Favourites' }).click();
  await expect(second.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await second.getByRole('button', { name }).click();
  await expect(second.getByText('No favourites yet')).toBeVisible();
  await expect.poll(async () => (await sandbox.calls('/wps/relay/GCSGAME_changeFavourites')).length).toBe(2);
  await other.close();
});
