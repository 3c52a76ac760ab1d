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

/** The question that names the account of a sign-in that came with an address. */
export const ownerQuestion = (page: Page) => page.getByRole('dialog', { name: 'Is this you?' });

/** Confirms that the account of a sign-in that came with an address is the visitor's. */
export async function confirmOwner(page: Page, account: string): Promise<void> {
  await expect(ownerQuestion(page)).toContainText(account);
  await ownerQuestion(page).getByRole('button', { name: 'Yes, sign in' }).click();
}

/** Says that the account of a sign-in that came with an address is somebody else's. */
export async function refuseOwner(page: Page, account: string): Promise<void> {
  await expect(ownerQuestion(page)).toContainText(account);
  await ownerQuestion(page).getByRole('button', { name: 'Not me' }).click();
  await expect(ownerQuestion(page)).toBeHidden();
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
