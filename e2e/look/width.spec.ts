// @full: every page in several windows.
import type { Page } from '@playwright/test';
import { newMember } from '../money/member';
import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { membersPages } from '../product/members-pages';
import { expect, test } from '../product/test';
import { visitorsPages } from '../product/visitors-pages';
import { loaded } from './routes';

// Calls are held and answered by this file, so the service worker must not make them.
test.use({ visitor: 'answered prompts', serviceWorkers: 'block' });

/** Of failed calls. */
const expected = [/status of 500/, /\[tessera\]/];

type State = 'loading' | 'ready' | 'failed';

/** Answers the calls of pages as the state wants it, and not those of the session and the site. */
async function answerAs(page: Page, state: State): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (state === 'ready') return;
  await page.route('**/wps/relay/**', (route) =>
    state === 'failed' ? route.fulfill({ status: 500 }) : new Promise(() => {}),
  );
}

/** Opens a path. Resolves when the page is as far as the state lets it come. */
async function open(page: Page, path: string, state: State): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (state === 'loading')
    await expect(page.locator('main').locator('h1, form, [aria-busy="true"]').first()).toBeAttached();
  else await loaded(page);
}

/** The widths of a window that the page does not keep: content that does not fit widens the window of a phone too. */
async function broken(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const measured = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    if (measured.some((one) => one !== width)) found.push(`${width} px: ${measured.join(', ')}`);
  }
  return found;
}

async function expectToFit(page: Page, paths: readonly string[], states: readonly State[]): Promise<void> {
  for (const state of states) {
    await answerAs(page, state);
    for (const path of paths) {
      await open(page, path, state);
      expect.soft(await broken(page), `${path}, ${state}`).toEqual([]);
    }
  }
  await answerAs(page, 'ready');
}

test('each page of a visitor is as wide as a window of 320 and of 390 px, while it loads, ready and failed', async ({
  page,
  messages,
}) => {
  test.slow();
  messages.expectMessage(...expected);
  await expectToFit(page, visitorsPages, ['loading', 'ready', 'failed']);
});

test('each page of a member is as wide as a window of 320 and of 390 px, while it loads, ready and failed', async ({
  page,
  messages,
}) => {
  test.setTimeout(180_000);
  messages.expectMessage(...expected);
  await arriveAs(page, demo.member);
  await expectToFit(page, membersPages.width, ['loading', 'ready', 'failed']);
});

test('each page of a member who has nothing yet is as wide as a window of 320 and of 390 px', async ({
  page,
  product,
  request,
  messages,
}) => {
  test.slow();
  messages.expectMessage(...expected);
  const { userName } = await newMember({ request, product });
  await arriveAs(page, userName);
  await expectToFit(page, membersPages.width, ['ready']);
});
