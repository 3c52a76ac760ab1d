import type { Page } from '@playwright/test';
import { demo } from '../product/demo';
import { expect } from '../product/test';

/** The pages that a visitor can open. */
export const visitorsPages = [
  '/m/home',
  '/m/game',
  '/m/login',
  '/m/register',
  '/m/activity',
  '/m/inviteFriends',
  '/m/helpCenter',
  '/m/nowhere',
] as const;

/** The pages of a member. */
export const membersPages = [
  '/m/home',
  '/m/member/home',
  '/m/wallet',
  '/m/wallet/history',
  '/m/transfer',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/notice?tab=inbox',
  '/m/activity?id=3',
  '/m/rewardCenter',
  '/m/inviteFriends',
  '/m/feedback',
  '/m/changePsw',
  '/m/launchGame?vendor=KST&code=NONE',
] as const;

/** Signs in, whatever the language of the page. */
export async function signInAnywhere(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/login`);
  await page.locator('[name="username"]').fill(demo.member);
  await page.locator('[name="password"]').fill(demo.password);
  await page.locator('[name="password"]').press('Enter');
  await expect(page).toHaveURL(/\/m\/home/);
}

/** Waits until nothing of a page is loading. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toBeEmpty();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
