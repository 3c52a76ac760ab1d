import { signIn } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

test('"Back" on the first page of a visit stays on the site, before and after a login [R2.19]', async ({
  page,
}) => {
  const back = page.getByRole('button', { name: 'Back' });
  await page.goto('/m/wallet');
  await expect(page).toHaveURL(/\/m\/login\?/);
  await back.click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.goto('/m/wallet');
  await signIn(page, demo.member);
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(/\/m\/member\/home$/);
});
