// @full: every page of a member, with two orders of the answers.
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { membersPages } from '../product/members-pages';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { loaded, quiet, signInAnywhere } from './routes';

/** What a finger may hit, below the header of the page. */
const CONTROLS = 'main :is(a, button, summary, input)';

/** Less than this a control may move, in CSS pixels: a line of text that replaces its outline. */
const UNFELT = 8;

/** Records each control of the page that is at another height than in the frame before. */
function record({ controls, unfelt }: { controls: string; unfelt: number }): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  const heights = new WeakMap<Element, number>();
  const look = () => {
    for (const control of document.querySelectorAll(controls)) {
      const height = control.getBoundingClientRect().top;
      const before = heights.get(control);
      heights.set(control, height);
      if (before !== undefined && Math.abs(height - before) >= unfelt)
        moved.push(`${control.textContent || control.outerHTML.slice(0, 80)}: ${before} to ${height}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens a page whose answers come one after the other. @returns the controls that moved */
async function movedOn(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await loaded(page);
  await quiet(page);
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  return moved.map((move) => `${address}: ${move}`);
}

/**
 * Without the home page, whose lanes get their height only when they come into view, and without the form that links an
 * account, which has no list.
 */
const PATHS = membersPages.width.filter((path) => path !== '/m/home' && path !== '/m/linkAccount');

for (const [order, delay] of [
  ['in the order of their calls', (nth: number) => 150 * (nth % 8)],
  ['in the other order', (nth: number) => 150 * (7 - (nth % 8))],
] as const)
  test(`no control moves on a member’s pages whose answers come ${order}`, async ({ page, product }) => {
    test.slow();
    const merchant = origin(product, 'aurora');
    // All of a page is visible.
    await page.setViewportSize({ width: 390, height: 3_000 });
    await page.addInitScript(record, { controls: CONTROLS, unfelt: UNFELT });
    await signInAnywhere(page, merchant);
    let calls = 0;
    await page.route('**/wps/relay/**', async (route) => {
      await setTimeout(delay(calls++));
      await route.continue();
    });
    const moved: string[] = [];
    for (const path of PATHS) {
      calls = 0;
      moved.push(...(await movedOn(page, merchant + path)));
    }
    expect(moved).toEqual([]);
  });
