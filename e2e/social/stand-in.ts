import { expect, type Page } from '@playwright/test';
import { origin, type Product } from '../product/products';

export const MEMBER = 'Mei Tan';
export const STRANGER = 'Someone new';

/** The login of the merchant whose flags let accounts be made from social sign-ins. */
export const openLogin = (page: Page, product: Product, search = '') =>
  page.goto(`${origin(product, 'samba')}/m/login${search}`);

export const provider = (page: Page, name: string) =>
  page.getByRole('button', { name: `Continue with ${name}` });

/** Goes to a provider's page and chooses a person there. */
export async function choose(page: Page, name: string, person: string): Promise<void> {
  await provider(page, name).click();
  await page.getByRole('link', { name: person }).click();
}

/** The user name of the signed-in member. */
export async function expectSignedIn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/m\/home/);
  const session = await page.evaluate(() => sessionStorage.getItem('tessera:session'));
  return JSON.parse(session ?? '{}').userName;
}

export async function expectVisitor(page: Page): Promise<void> {
  expect(await page.evaluate(() => sessionStorage.getItem('tessera:session'))).toBeNull();
}
