import type { Page } from '@playwright/test';
import type { Product } from '../product/products';
import { earlyView, expect, takenOver, test } from './test';

const GAMES = '/wps/relay/GCSGAME_gameList';
const gamesCall = `**${GAMES}?*`;
test.use({ visitor: 'answered prompts' });

const firstCard = (page: Page) => earlyView(page).locator('section').first().getByRole('button').first();

interface GamesAnswer {
  readonly success: boolean;
  readonly value: { readonly data: { readonly lanes: readonly Record<string, unknown>[] } };
}

/** Serves the games with other lanes. */
async function withLanes(
  page: Page,
  { port }: Product,
  change: (lanes: GamesAnswer['value']['data']['lanes']) => readonly object[],
) {
  const answer = await page.request.get(`http://127.0.0.1:${port}${GAMES}?limit=12`, {
    headers: { merchant: 'aurora', language: 'EN' },
  });
  const { success, value }: GamesAnswer = await answer.json();
  const json = { success, value: { data: { lanes: change(value.data.lanes) } } };
  await page.route(gamesCall, (route) => route.fulfill({ json }));
}

/** Serves the page with a release whose remotes were built before there were early views. */
const withoutViews = (page: Page, { port }: Product) =>
  page.route('**/m/home', async (route) => {
    const { host } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: `http://127.0.0.1:${port}/m/home`, headers });
    const html = await response.text();
    const body = html.replace(/(<script[^>]*id="?tessera-release"?[^>]*>)([^<]*)/, (_, tag, release) => {
      const withViews: unknown = JSON.parse(release);
      return tag + JSON.stringify(withViews, (name, value) => (name === 'views' ? undefined : value));
    });
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });

test('banners, categories and games stand before the framework, and no picture is fetched twice', async ({
  page,
  mainScript,
  sandbox,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await page.goto('/m/home', { waitUntil: 'commit' });
  const early = earlyView(page);
  await expect(early.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(early.locator('section li button img').first()).toHaveJSProperty('complete', true);
  const names = await early.locator('section:has(h2) li button').allTextContents();
  const links = await early
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(names.length).toBeGreaterThan(20);
  expect(pictures.length).toBeGreaterThan(3);

  mainScript.release();
  await takenOver(page);
  const root = page.locator('#root');
  expect((await root.locator('section:has(h2) li button').allTextContents()).slice(0, 12)).toEqual(
    names.slice(0, 12),
  );
  const later = await root
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(later).toEqual(expect.arrayContaining(links));
  expect(pictures.filter((one, at) => pictures.indexOf(one) !== at)).toEqual([]);
  expect(await sandbox.calls(GAMES)).toHaveLength(1);
});

test('a game that is tapped before the framework is there opens when it is', async ({ page, mainScript }) => {
  await page.goto('/m/home', { waitUntil: 'commit' });
  await firstCard(page).click();
  mainScript.release();
  await takenOver(page);
  // A visitor signs in first.
  await expect(page.getByRole('dialog').getByLabel('Username', { exact: true })).toBeVisible();
});

test('a banner that is tapped before the framework is there opens when it is', { tag: '@full' }, async ({
  page,
  mainScript,
}) => {
  await page.goto('/m/home', { waitUntil: 'commit' });
  await earlyView(page)
    .locator('section')
    .first()
    .locator('li a, li button')
    .first()
    .click({ noWaitAfter: true });
  mainScript.release();
  await expect(page).toHaveURL(/\/m\/activity\?id=1/);
});

test('a row that was scrolled before the framework is there stays where it is, and so does the page', {
  tag: '@full',
}, async ({ page, mainScript }) => {
  await page.goto('/m/home', { waitUntil: 'commit' });
  const title = earlyView(page).locator('section').nth(2).getByRole('heading');
  const name = (await title.textContent()) ?? '';
  const rowOf = (tree: string) => page.locator(`${tree} section`).filter({ hasText: name }).locator('ul');
  await rowOf('#early').evaluate((row) => row.scrollTo({ left: 120, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }));
  const before = await rowOf('#early').evaluate(({ scrollLeft }) => [scrollLeft, scrollY]);
  mainScript.release();
  await takenOver(page);
  expect(await rowOf('#root').evaluate(({ scrollLeft }) => [scrollLeft, scrollY])).toEqual(before);
});

test.describe('the page comes as without early views', () => {
  test.afterEach(async ({ page }) => {
    await expect(page.locator('#root section li button').first()).toBeVisible();
    await takenOver(page);
  });

  test('without the file of the view', { tag: '@full' }, async ({ page, messages }) => {
    messages.expectMessage(/view-home-EN/);
    await page.route(/view-home-EN/, (route) => route.abort());
    await page.goto('/m/home');
  });

  test('with an older remote, which has no early views', { tag: '@full' }, async ({
    page,
    product,
    mainScript,
    sandbox,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await withoutViews(page, product);
    await page.goto('/m/home', { waitUntil: 'commit' });
    await expect(page.locator('#root > .sk')).toBeVisible();
    await expect.poll(() => asked.some((url) => url.includes(GAMES))).toBe(true);
    mainScript.release();
    await expect(page.locator('#root section li button').first()).toBeVisible();
    expect(asked.filter((url) => url.includes('view-home'))).toEqual([]);
    expect(await sandbox.calls(GAMES)).toHaveLength(1);
  });

  test('without an early answer', { tag: '@full' }, async ({ page, messages }) => {
    messages.expectMessage(/ERR_FAILED/);
    let asked = 0;
    await page.route(gamesCall, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await page.goto('/m/home');
  });

  test('with a category that the view does not know', { tag: '@full' }, async ({
    page,
    product,
    mainScript,
  }) => {
    await withLanes(page, product, (lanes) => [...lanes, { ...lanes[0], title: 'HERBS' }]);
    const answered = page.waitForResponse(gamesCall);
    await page.goto('/m/home', { waitUntil: 'commit' });
    await (await answered).finished();
    mainScript.release();
    await expect(page.locator('#root').getByRole('heading', { name: 'More games' })).toHaveCount(1);
  });

  test('with a script that fails', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      document.createElementNS = () => {
        document.createElementNS = Document.prototype.createElementNS;
        throw new Error('this browser cannot');
      };
    });
    await page.goto('/m/home');
  });
});
