import { origin } from '../product/products';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

test('a site that opens the page in a window gets no handle of it, and the page none of the site', async ({
  page,
  product,
}) => {
  await page.goto(`${origin(product, 'samba')}/m/home`);
  const opened = page.waitForEvent('popup');
  const handle = await page.evaluateHandle((url) => window.open(url), `${origin(product)}/m/home`);
  const popup = await opened;
  await expect(popup).toHaveURL(/aurora\.localhost.*\/m\/home/);
  // A handle of a page that has taken itself out of reach says that its window is closed.
  await expect.poll(() => handle.evaluate((window) => window?.closed)).toBe(true);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  expect(popup.isClosed()).toBe(false);
});
