// @full: pages whose framework is held back, some three minutes.
import { demo } from '../product/demo';
import { earlyView, expect, takenOver, test } from './test';

const cannotStart = 'We couldn’t load the site. Please try again, or check your connection.';

test('while the main script hangs, the visitor reads a sentence below the early view within 10 s, and what is typed stays', async ({
  page,
  mainScript,
}) => {
  await page.clock.install();
  await page.goto('/m/login', { waitUntil: 'commit' });
  const name = earlyView(page).getByLabel('Username', { exact: true });
  await name.fill(demo.member);
  for (let second = 0; second < 10; second++) await page.clock.runFor(1_000);
  const sentence = page.getByRole('alert').filter({ hasText: cannotStart });
  await expect(sentence).toBeInViewport();
  await expect(sentence.getByRole('link', { name: 'Try again' })).toBeInViewport();
  await page.clock.runFor(60_000);
  await expect(name).toHaveValue(demo.member);

  mainScript.release();
  await takenOver(page);
  await expect(sentence).toBeHidden();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(demo.member);
});
