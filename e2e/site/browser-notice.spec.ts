import { fullUnless } from '../product/full';
import { origin } from '../product/products';
import { expect, test } from '../product/test';

const uc =
  'Mozilla/5.0 (Linux; U; Android 14; zh-CN) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0 UCBrowser/16.6 Mobile Safari/537.36';

for (const { merchant, what, shown } of [
  { merchant: 'jade', what: 'a visitor whose system country is China', shown: true },
  { merchant: 'aurora', what: 'a visitor from elsewhere', shown: false },
]) {
  test(
    `${what} with another browser ${shown ? 'gets a notice with three browsers' : 'gets no notice'} [R2.63, R7.14]`,
    fullUnless(shown),
    async ({ browser, product, sandbox }) => {
      const context = await browser.newContext({
        userAgent: uc,
        locale: 'en-US',
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto(`${origin(product, merchant)}/m/home`);
      await expect.poll(() => sandbox.calls('/wps/system/country')).toHaveLength(1);
      const notice = page.getByRole('dialog', { name: '建议更换浏览器' });
      if (shown) {
        await expect(notice.getByRole('listitem')).toHaveText([/Chrome/, /Safari/, /Firefox/]);
        await notice.getByRole('button', { name: '我知道了' }).click();
      }
      await expect(notice).toBeHidden();
      await page.reload();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(notice).toBeHidden();
      // The country is cached for the session (R7.14).
      expect(await sandbox.calls('/wps/system/country')).toHaveLength(1);
      await context.close();
    },
  );
}
