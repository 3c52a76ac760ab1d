import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../product/actions';
import { origin, type Product } from '../product/products';

export const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main navigation' });

/** Opens a merchant's home page, signed in if a name is given. */
export async function open(page: Page, product: Product, merchant: string, name?: string): Promise<void> {
  await page.goto(`${origin(product, merchant)}/m/${name === undefined ? 'home' : 'login'}`);
  if (name !== undefined) await signIn(page, name);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(bar(page)).toBeVisible();
}

/** Closes the notice that is open. */
export async function acknowledge(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
