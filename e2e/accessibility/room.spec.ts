// @full: every page of several merchants, some two minutes.
import type { Page } from '@playwright/test';
import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { membersPages } from '../product/members-pages';
import { expect, test } from '../product/test';
import { withDownloadBar } from '../product/visitor';

test.use({ visitor: 'answered prompts' });

// The bar takes room too.
test.beforeEach(({ page }) => withDownloadBar(page));

const arrived = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/**
 * The controls that a finger of 44 px does not hit: the area around the middle of a control, 44 px square or as large as
 * the page allows, belongs to another element. Links within a sentence are as high as its line (WCAG 2.5.8).
 */
function missed(): string[] {
  const HALF = 21;
  const isInSentence = (element: Element) =>
    element.matches('p a, label a, label input, dd a') || element.closest('[inert]') !== null;
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(button, a[href], [role="tab"]):not(:disabled), nav button, header button',
  );
  const found: string[] = [];
  for (const control of controls) {
    if (isInSentence(control) || !control.checkVisibility()) continue;
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [Math.max(0, x - HALF), y],
      [Math.min(innerWidth - 1, x + HALF), y],
      [x, y - HALF],
      [x, y + HALF],
    ] as const;
    const isHit = points.every(([px, py]) => {
      const hit = document.elementFromPoint(px, py);
      return hit !== null && control.contains(hit);
    });
    if (!isHit)
      found.push(
        `${control.ariaLabel ?? control.textContent}: ${Math.round(right - left)} × ${Math.round(bottom - top)}`,
      );
  }
  scrollTo(0, 0);
  return found;
}

for (const path of ['/m/login', '/m/register', '/m/forgotPsw'])
  test(`the controls of ${path} can be hit with a finger of 44 px`, async ({ page }) => {
    await page.goto(path);
    await arrived(page);
    expect(await page.evaluate(missed)).toEqual([]);
  });

test('the controls of a member’s pages can be hit with a finger of 44 px', async ({ page }) => {
  test.slow();
  await arriveAs(page, demo.member);
  for (const path of membersPages.room) {
    await page.goto(path);
    await arrived(page);
    expect.soft(await page.evaluate(missed), path).toEqual([]);
  }
});

test.describe('in a window of 320 × 568 px, as at a zoom of 200 % or more', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  /** How far the page is wider than the window, and the share of the window that the bars at its foot and head leave. */
  const roomOf = () => {
    const bars = [...document.querySelectorAll<HTMLElement>('nav, header, form > div')].filter((bar) => {
      const { position } = getComputedStyle(bar);
      return (position === 'fixed' || position === 'sticky') && bar.checkVisibility();
    });
    const taken = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
    return { surplus: document.documentElement.scrollWidth - innerWidth, free: 1 - taken / innerHeight };
  };

  test('each page of a member fits, and its bars leave it half of the height', async ({ page }) => {
    test.slow();
    await arriveAs(page, demo.member);
    for (const path of membersPages.room) {
      await page.goto(path);
      await arrived(page);
      const { surplus, free } = await page.evaluate(roomOf);
      expect(surplus, path).toBeLessThanOrEqual(0);
      expect(free, path).toBeGreaterThan(0.5);
    }
  });

  test('no field or button with the focus is hidden under a dock or the navigation', async ({ page }) => {
    test.slow();
    await arriveAs(page, demo.member);
    for (const path of ['/m/voucherCenter', '/m/withdraw', '/m/feedback']) {
      await page.goto(path);
      await arrived(page);
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(() => {
          const element = document.activeElement;
          if (!(element instanceof HTMLElement) || element === document.body) return undefined;
          const shown = element.closest('label') ?? element;
          const { left, right, top, bottom } = shown.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return shown.contains(hit) || hit?.contains(shown) ? undefined : shown.outerHTML.slice(0, 200);
        });
        expect(hidden, `${path}, stop ${stop}`).toBeUndefined();
      }
    }
  });
});

test('a dialog gives the focus to its field, and back to the button that opened it', async ({ page }) => {
  await arriveAs(page, demo.member);
  await page.goto('/m/withdraw');
  const add = page.getByRole('button', { name: 'Add a payout account' });
  await add.press('Enter');
  await expect(page.getByLabel('Bank or wallet')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(add).toBeFocused();
});
