import { firstGameOf, signIn } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';
import { declinePrompts } from '../product/visitor';

test('a double tap on a game launches it once', async ({ page, sandbox }) => {
  await declinePrompts(page);
  await page.goto('/m/login');
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/home/);
  await firstGameOf(page, 'Slots').dblclick();
  await page.waitForURL(/\/play\?/);
  expect(await sandbox.calls('/wps/game/launchGame')).toHaveLength(1);
});
