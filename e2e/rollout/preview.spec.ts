// @full: publishes releases, and one journey of roll-out stands in rollout.spec.ts.
import { sportsOf } from '../product/actions';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { operate, product } from './operate';
import { browserOf, historyOf } from './tester';

test.use({ serviceWorkers: 'allow' });

const operator = operate('tested');

test('a preview link shows a tester an unreleased version with a badge to leave the preview; a forged link has no effect', async ({
  browser,
}) => {
  const key = operator.in('key.json');
  await operator.release('preview', 'key', key);
  await operator.release('preview', 'allow', '--key', key, '--merchant', 'aurora');
  const everybody = operator.stable();
  const tested = '1.2.1';
  await operator.release('roll-out', `games@${tested}`, '--percent', '0', '--merchant', 'aurora');
  const link = await operator.release(
    ...[
      'preview',
      'link',
      `games@${tested}`,
      '--merchant',
      'aurora',
      '--key',
      key,
      '--origin',
      origin(product),
    ],
  );
  const context = await browserOf(browser, origin(product));
  const page = await context.newPage();
  const badge = page.getByRole('complementary', { name: 'Preview' });
  for (const open of [() => page.goto(link), () => page.reload()]) {
    await open();
    await expect(sportsOf(page)).toBeVisible();
    await expect(badge).toContainText(`games ${tested}`);
    expect(await historyOf(page)).toEqual([`${tested} loaded`]);
    expect(page.url()).not.toContain('preview');
  }
  await Promise.all([
    page.waitForEvent('load'),
    badge.getByRole('button', { name: 'Leave preview' }).click(),
  ]);
  await expect(sportsOf(page)).toBeVisible();
  expect(await historyOf(page)).toEqual([`${everybody} loaded`]);
  await expect(badge).toBeHidden();

  await page.goto(`${link.slice(0, -8)}AAAAAAAA`);
  await expect(page.getByText('This preview link doesn’t work here.')).toBeVisible();
  expect(await historyOf(page)).toEqual([`${everybody} loaded`]);
  await context.close();
});
