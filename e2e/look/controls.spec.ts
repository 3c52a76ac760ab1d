import type { Page } from '@playwright/test';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { coveredControls, smallControls } from './controls';
import { loaded, membersPages, signInAnywhere, visitorsPages } from './routes';

test.use({ visitor: 'answered prompts' });

/** Opens each page, and collects what is wrong with its controls. */
async function checkAll(page: Page, at: string, paths: readonly string[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(at + path);
    await loaded(page);
    for (const control of await smallControls(page)) wrong.push(`${path}: small: ${control}`);
    for (const control of await coveredControls(page)) wrong.push(`${path}: covered: ${control}`);
  }
  return wrong;
}

test('every control of a visitor’s pages is as large as a finger, and nothing covers it while it has the focus', async ({
  page,
  product,
}) => {
  test.slow();
  expect(await checkAll(page, origin(product), visitorsPages)).toEqual([]);
});

test('every control of a member’s pages is as large as a finger, and nothing covers it while it has the focus', async ({
  page,
  product,
}) => {
  test.slow();
  const at = origin(product);
  await signInAnywhere(page, at);
  expect(await checkAll(page, at, membersPages)).toEqual([]);
});

test('the question for consent covers no button that pays, and makes room for the focus on other pages', async ({
  page,
  product,
}) => {
  const at = origin(product, 'noor');
  await signInAnywhere(page, at);
  const question = page.getByRole('region', { name: /خصوصيتك|privacy/ });
  await expect(question).toBeVisible();
  expect(await coveredControls(page)).toEqual([]);
  for (const path of ['/m/voucherCenter', '/m/transfer']) {
    await page.goto(at + path);
    await loaded(page);
    expect(await coveredControls(page), path).toEqual([]);
    await expect(question).toBeHidden();
  }
});
