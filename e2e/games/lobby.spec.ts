import type { Locator } from '@playwright/test';
import { expect, test } from '../product/test';
import { changed, STATUS, statusAnswer } from '../site/status-answer';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.use({ visitor: 'answered prompts' });

/** The addresses of the pictures in an element, when all of them are loaded. */
async function picturesOf(place: Locator): Promise<readonly string[]> {
  const pictures = place.locator('img');
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  return pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
}

const BANNERS = '/wps/relay/MCSFE_getBannerList';

test('a visitor follows banners, offers, matches and new providers to games, likes one and tries one for free [R3.32, R7.34, R7.35, R7.36]', async ({
  page,
  sandbox,
}) => {
  await test.step('the home page offers everything, each in its place', async () => {
    await page.goto('/m/home');
    const banners = page.getByRole('region', { name: 'Highlights' });
    await expect(banners.getByRole('link', { name: 'Double your first deposit' })).toHaveAttribute(
      'href',
      '/m/activity?id=1',
    );
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
    await page.getByRole('region', { name: 'Popular matches' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Popular matches' }).getByRole('button')).toHaveCount(10);
  });

  await test.step('a new provider leads to its games', async () => {
    await page.getByRole('region', { name: 'New providers' }).getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/\/m\/game\?category=CRASH&vendor=LNG/);
    await expect(page.getByRole('heading', { level: 1, name: 'Crash' })).toBeVisible();
  });

  await test.step('a category is a page of its own, to which the way back leads', async () => {
    await page.getByRole('tab', { name: 'Fishing' }).click();
    await expect(page.getByText('22 games')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Crash' })).toBeVisible();
    await page.goto('/m/fish');
    await expect(page.getByText('22 games')).toBeVisible();
  });

  await test.step('a game that is liked stands among the favourites, also after a reload', async () => {
    const [name] = await page.locator('main li').first().getByRole('button').first().allTextContents();
    await page
      .getByRole('button', { name: /^Favourite/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Favourites' }).click();
    await page.reload();
    await expect(page.locator('main li')).toHaveCount(1);
    expect(await page.locator('main li').getByRole('button').first().textContent()).toBe(name);
  });

  await test.step('free play needs no account', async () => {
    await page.goto('/m/fish?free=1');
    await page.locator('main li').first().getByRole('button').first().click();
    await page.waitForURL(/\/play\?/);
    expect(await sandbox.calls('/wps/relay/GCS_gameTrialLaunch')).toHaveLength(1);
    expect(await sandbox.calls('/wps/game/launchGame')).toHaveLength(0);
  });
});

test('a banner of type URL that starts with /m is a page of the app, one of a merchant’s host opens a tab [R3.32, R5.16]', async ({
  page,
}) => {
  await page.goto('/m/home');
  const banners = page.getByRole('region', { name: 'Highlights' });
  const elsewhere = banners.getByRole('link', { name: 'New this month' });
  await expect(elsewhere).toHaveAttribute('href', 'https://news.aurora.example/');
  await expect(elsewhere).toHaveAttribute('target', '_blank');
  const here = banners.getByRole('link', { name: 'Live tables, open all night' });
  await expect(here).not.toHaveAttribute('target');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await here.press('Enter');
  await expect(page).toHaveURL(/\/m\/live$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('pictures of vendors and categories come from the folders of the specification, by the region of the currency [R9.39]', {
  tag: '@full',
}, async ({ page, product, request, sandbox }) => {
  await page.goto('/m/home');
  const cards = await picturesOf(page.getByRole('region', { name: 'New providers' }));
  for (const src of cards) expect(src).toContain('/RNG_LIST_VENDOR/');

  await page.goto('/m/game?category=RNG');
  const marks = await picturesOf(page.getByRole('group', { name: 'Filters' }));
  for (const src of marks) expect(src).toContain('/VENDOR_ICON_SMALL/');

  const answer = await statusAnswer(request, product);
  for (const [currency, folder] of [
    ['USD', 'SUBMENU_IMG'],
    ['EUR', 'SUBMENU_IMG_EU'],
    ['INR', 'SUBMENU_IMG_INDIA'],
  ] as const) {
    await sandbox.fault({ path: STATUS, body: changed(answer, { currency }) });
    await page.goto('/m/game?category=RNG');
    await expect(page.locator(`main img[src$="/${folder}/RNG.svg"]`), currency).toBeVisible();
  }
});

test('banners with hostile targets do nothing', async ({ page, sandbox }) => {
  const hostile = [
    'javascript:alert(document.domain)',
    'https://evil.example/',
    '//evil.example/',
    '/m/../wps/x',
  ];
  await sandbox.fault({
    path: BANNERS,
    body: {
      success: true,
      value: {
        banners: hostile.map((linkage, at) => ({
          linkageType: 'URL',
          linkage,
          url: at === 0 ? 'javascript:alert(1)' : 'merchants/aurora/banner1.svg',
          title: `Trap ${at}`,
        })),
      },
    },
  });
  await page.goto('/m/home');
  await expect(page.getByText('Trap 0')).toBeVisible();
  const banners = page.getByRole('region', { name: 'Highlights' });
  await expect(banners.getByRole('link')).toHaveCount(0);
  await expect(banners.getByRole('button')).toHaveCount(1);
  await page.getByText('Trap 0').click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('pictures come from the next image host when one is down, and the failing host gets no more requests', {
  tag: '@full',
}, async ({ page, product, request, sandbox, messages }) => {
  messages.expectMessage(/ERR_NAME_NOT_RESOLVED|ERR_CONNECTION|no pictures from|other image hosts/);
  const answer = await statusAnswer(request, product);
  const imageCDN = ['https://pictures.invalid', '/wps/sandbox-assets'];
  await sandbox.fault({ path: STATUS, times: 2, body: changed(answer, { imageCDN }) });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host === 'pictures.invalid') asked.push(request.url());
  });
  await page.goto('/m/home');
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll(
          (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
        ),
    )
    .toBeGreaterThan(3);
  expect(messages.has(/no pictures from https:\/\/pictures\.invalid/)).toBe(true);
  const before = asked.length;
  await page
    .getByRole('navigation', { name: 'Game categories' })
    .getByRole('link', { name: 'Fishing' })
    .click();
  await expect(page.getByText('22 games')).toBeVisible();
  expect(asked).toHaveLength(before);
});

test('one tap on the home page opens the search, ready to type in, and the way back leads home', async ({
  page,
}) => {
  await page.goto('/m/home');
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeFocused();
  await expect(page).toHaveURL(/\/m\/game$/);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Sports' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ÁMBER football');
  await expect(page.locator('main li')).toHaveCount(1);
  await expect(page.locator('main li').getByText('Amber Football')).toBeVisible();
});
