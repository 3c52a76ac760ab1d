// @full: the remotes' own tests hold what the header shows; this one, that it stays in view and leads on.
import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

for (const path of ['/m/game', '/m/member/home'])
  test(`the header of ${path} keeps the balance and the way to a deposit in view`, async ({ page }) => {
    await arriveAs(page, demo.member);
    await page.goto(path);
    const header = page.locator('main header');
    const balance = header.getByRole('link', { name: /balance\s*\$1,284\.50$/i });
    await expect(balance).toBeVisible();
    const scrolled = () =>
      page.evaluate(() => {
        scrollTo(0, 300);
        return scrollY;
      });
    await expect.poll(scrolled).toBe(300);
    await expect(balance).toBeInViewport({ ratio: 1 });
    await header.getByRole('button', { name: 'Deposit' }).click();
    await expect(page).toHaveURL(/\/m\/voucherCenter$/);
    await page.goBack();
    await balance.click();
    await expect(page).toHaveURL(/\/m\/wallet$/);
  });
