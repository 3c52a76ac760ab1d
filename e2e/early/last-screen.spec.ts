// @full: pages whose framework is held back, some three minutes.
import type { Page } from '@playwright/test';
import { keys } from '@tessera/contract';
import { arriveAs, navEntry, signIn, signOut } from '../product/actions';
import { demo } from '../product/demo';
import { earlyView, expect, holdMainScript, takenOver, test } from './test';

test.use({ visitor: 'answered prompts' });

const kept = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), keys.screen.name);

/** Waits until the page keeps its picture when it goes away: the code for it loads when the page is idle. */
async function keepsScreen(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      return (await kept(page)) !== null;
    })
    .toBe(true);
}

/** A member has seen a page in this tab. */
async function seen(page: Page, path: string): Promise<void> {
  await arriveAs(page, demo.member);
  await page.goto(path);
  await expect(page.locator('#root main')).not.toBeEmpty();
  await expect(page.locator('#root main [aria-busy="true"]')).toHaveCount(0);
  await keepsScreen(page);
}

test('the games that a member saw last are on the screen before the main script, and a tapped one opens', async ({
  page,
}) => {
  await seen(page, '/m/game');
  const names = await page.locator('#root main li button').allTextContents();
  const script = await holdMainScript(page);
  await page.goto('/m/game', { waitUntil: 'commit' });
  const cards = earlyView(page).locator('main li button');
  await expect(cards.first()).toBeVisible();
  const shown = await cards.allTextContents();
  expect(shown.length).toBeGreaterThan(3);
  expect(names).toEqual(expect.arrayContaining(shown));
  await expect(earlyView(page).getByRole('navigation').getByRole('button').first()).toBeVisible();
  await cards.first().click();
  script.release();
  await expect(page).toHaveURL(/launchGame/);
});

for (const path of ['/m/home', '/m/member/home', '/m/wallet', '/m/withdraw'])
  test(`${path} shows a member the last known screen, without figures of their money, until the page takes over`, async ({
    page,
  }) => {
    await seen(page, path);
    const script = await holdMainScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(earlyView(page).locator('main')).toBeVisible();
    const sums = await earlyView(page).locator('bdi').allTextContents();
    expect(sums.join('')).not.toMatch(/\d/);
    script.release();
    await takenOver(page);
    await expect(page.locator('#root main')).not.toBeEmpty();
  });

test.describe('outlines stand, and no screen of before', () => {
  /** The page loads again, and its main script does not come. */
  const comes = async (page: Page, path: string) => {
    const script = await holdMainScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root > .sk')).toBeVisible();
    await expect(earlyView(page)).toHaveCount(0);
    expect((await kept(page)) === null).toBe(true);
    script.release();
    await expect(page.locator('#root > .sk')).toHaveCount(0);
  };

  test('after a sign-out', async ({ page }) => {
    await seen(page, '/m/game');
    await navEntry(page, 'Account').click();
    await signOut(page);
    await expect(page).toHaveURL(/\/m\/home/);
    await comes(page, '/m/game');
  });

  test('after a 401', async ({ page, messages }) => {
    messages.expectMessage(/status of 401/);
    await seen(page, '/m/game');
    await page.route('**/wps/member/info*', (route) => route.fulfill({ status: 401, json: {} }));
    await page.reload();
    await expect.poll(async () => (await kept(page)) === null).toBe(true);
  });

  test('for another member', async ({ page }) => {
    await seen(page, '/m/game');
    await page.evaluate((name) => {
      const session: object = JSON.parse(sessionStorage.getItem(name) ?? '');
      sessionStorage.setItem(name, JSON.stringify({ ...session, id: 'other' }));
    }, keys.session.name);
    await comes(page, '/m/game');
  });

  test('in another language', async ({ page }) => {
    await seen(page, '/m/game');
    await page.evaluate((name) => localStorage.setItem(name, 'CN'), keys.language.name);
    await comes(page, '/m/game');
  });

  test('where storage is blocked', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto('/m/login');
    await signIn(page, demo.member);
    await expect(page).toHaveURL(/\/m\/home/);
    await page.goto('/m/game');
    await expect(page.locator('#root main li button').first()).toBeVisible();
    await expect(earlyView(page)).toHaveCount(0);
  });
});
