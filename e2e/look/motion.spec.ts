// @full: every page in several windows.
import type { Page } from '@playwright/test';
import { arriveAs, firstGameOf } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';
import { loaded } from './routes';

test.use({ visitor: 'answered prompts', contextOptions: { reducedMotion: 'reduce' } });

/** The animations that run, by name and element. Those of a single frame only wait for their turn. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect, playState } = animation;
      const lasts = Number(effect?.getComputedTiming().activeDuration ?? 0) > 20;
      if (playState !== 'running' || !lasts || !(effect instanceof KeyframeEffect)) return [];
      const name = animation instanceof CSSAnimation ? animation.animationName : 'transition';
      return [`${name}: ${effect.target?.outerHTML.slice(0, 80)}`];
    }),
  );

test('with reduced motion nothing on a page moves by itself, loaded or not', async ({ page, sandbox }) => {
  await page.goto('/m/login');
  await loaded(page);
  expect(await moving(page)).toEqual([]);
  await arriveAs(page, demo.member);
  for (const path of [
    '/m/home',
    '/m/member/home',
    '/m/voucherCenter',
    '/m/rewardCenter',
    '/m/inviteFriends',
  ]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main').first()).toBeAttached();
    expect(await moving(page), `${path}, loading`).toEqual([]);
    await loaded(page);
    expect(await moving(page), path).toEqual([]);
  }
  await page.goto('/m/home');
  await loaded(page);
  await sandbox.fault({ path: '/wps/game/launchGame', delayMs: 3_000 });
  await firstGameOf(page, 'Slots').click();
  await expect(page).toHaveURL(/\/m\/launchGame/);
  expect(await moving(page), 'the launch of a game').toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a claimed reward is celebrated over the page, says so to a screen reader, and delays no tap', async ({
    page,
  }) => {
    await arriveAs(page, demo.member);
    await page.goto('/m/rewardCenter');
    await page.getByRole('button', { name: 'Claim: VIP level gift' }).click();
    const celebration = page.locator('body > [popover][aria-hidden="true"]');
    await expect(celebration).toBeVisible();
    await expect(page.getByText(/^Your reward is in your wallet: \$\d/)).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).not.toHaveURL(/rewardCenter/);
    await expect(celebration).toHaveCount(0);
  });
});
