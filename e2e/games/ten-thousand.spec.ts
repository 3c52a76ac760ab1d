// @full: lists of thousands, and every template.
import { heapOf } from '../product/heap';
import { expect, test } from '../product/test';
import { scroll } from './scroll';
import { openTenThousandGames } from './ten-thousand';

test.use({ visitor: 'answered prompts' });

test.describe.configure({ timeout: 180_000 });
test.afterEach(({ sandbox }) => sandbox.games(0));

test('ten thousand games scroll without a full document or growing memory, and one is found', async ({
  page,
  sandbox,
}) => {
  const height = await openTenThousandGames(page, sandbox);
  const devtools = await page.context().newCDPSession(page);
  await scroll(page, { from: 0, to: height, step: 4_800 });
  const before = await heapOf(devtools);
  expect(await scroll(page, { from: 0, to: height, step: 4_800 })).toBeLessThan(900);
  expect((await heapOf(devtools)) - before).toBeLessThan(3_000_000);

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('searchbox').fill('ÉMBER crown 40');
  await expect(page.getByText(/^1 game$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ember Crown 40/ })).toBeVisible();
});
