import type { Locator } from '@playwright/test';
import { expect, test } from '../product/test';
import { changed, STATUS, statusAnswer } from './status-answer';

const isDrawn = (flag: Locator): Promise<boolean> =>
  flag.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('the list shows the languages that the template parameters name, each with its flag; a choice stays [R1.10b, R2.59]', async ({
  page,
  product,
  request,
  sandbox,
}) => {
  const status = await statusAnswer(request, product);
  const languages = ['AR', 'CN', 'EN', 'TLH'];
  await sandbox.fault({ path: STATUS, times: 5, body: changed(status, { mobileTemplate: { languages } }) });
  await page.goto('/m/login');
  await page.getByRole('button', { name: /^Language/ }).click();
  const list = page.getByRole('dialog', { name: 'Language' }).getByRole('listitem');
  // The language of the page comes first.
  await expect(list).toHaveText(['English', 'العربية', '简体中文']);
  for (const language of await list.all())
    await expect.poll(() => isDrawn(language.locator('img'))).toBe(true);

  await list.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: 'العربية' })).toBeVisible();
});
