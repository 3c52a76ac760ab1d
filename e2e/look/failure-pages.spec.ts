// @full: the pages of three failures, in several windows and languages.
import { violations } from '../accessibility/violations';
import { sentencesIn } from '../i18n/sentences';
import { origin } from '../product/products';
import { expect, test } from '../product/test';

const failures = [
  { address: '/m/nowhere', title: 'not_found' },
  // Without navigation.
  { address: '/m/register', title: 'unavailable_auth' },
  { address: '/m/game', title: 'unavailable_games' },
] as const;

const windows = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const;

const merchants = [
  { merchant: 'aurora', brand: 'Aurora Club', language: 'EN', asksConsent: false },
  { merchant: 'noor', brand: 'Noor Lounge', language: 'AR', asksConsent: true },
  { merchant: 'mosaic', brand: 'Mosaic World', language: 'TA', asksConsent: false },
] as const;

test.use({ visitor: 'answered prompts', serviceWorkers: 'block' });

for (const { merchant, brand, language, asksConsent } of merchants) {
  test(`the page of a failure fills the window with the brand, the cause and the ways on, in ${language}`, async ({
    page,
    product,
    messages,
  }) => {
    messages.expectMessage(/ERR_FAILED|Failed to load resource|RemoteFault|\[tessera\]|Federation Runtime/);
    const { text } = sentencesIn(language);
    const main = page.getByRole('main');
    await page.addInitScript((code) => localStorage.setItem('tessera:language', code), language);
    await page.route(/\/m\/remotes\/(auth|games)\//, (route) => route.abort());
    if (asksConsent) {
      // Its question would stand over the page, which is then higher than the window.
      await page.goto(origin(product, merchant) + failures[0].address);
      const question = page.getByRole('region', { name: text('growth', 'consent_title') });
      await question.getByRole('button').first().click();
    }
    for (const { address, title } of failures) {
      await page.goto(origin(product, merchant) + address);
      const heading = main.getByRole('heading', { level: 1, name: text('shell', title) });
      await expect(heading).toBeVisible();
      await expect(main.getByRole('button', { name: text('shell', 'to_home') })).toBeEnabled();
      expect(await violations(page)).toEqual([]);
      for (const size of windows) {
        await page.setViewportSize(size);
        const where = `${address} at ${size.width}×${size.height}`;
        await expect(main.getByRole('img', { name: brand }), where).toBeVisible();
        const place = await main.evaluate((element) => {
          const words = element.querySelector('h1')?.getBoundingClientRect() ?? new DOMRect();
          const own = element.getBoundingClientRect();
          const { scrollWidth, scrollHeight } = document.documentElement;
          return {
            isWithin: scrollWidth <= innerWidth && scrollHeight <= innerHeight,
            aside: (words.left + words.right - own.left - own.right) / 2,
            height: (words.top + words.bottom) / 2 / innerHeight,
          };
        });
        expect(place.isWithin, where).toBe(true);
        expect(Math.abs(place.aside), where).toBeLessThan(1);
        expect(place.height, where).toBeGreaterThan(0.25);
        expect(place.height, where).toBeLessThan(0.6);
      }
      await main.getByRole('button', { name: text('shell', 'service_title'), exact: true }).click();
      await expect(page.getByRole('dialog', { name: text('shell', 'service_title') })).toBeVisible();
    }
  });
}
