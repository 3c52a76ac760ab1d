import type { Page } from '@playwright/test';
import { loaded } from '../look/routes';
import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { membersPages } from '../product/members-pages';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { visitorsPages } from '../product/visitors-pages';
import { changedByOrder } from './each-last';

test.use({ visitor: 'answered prompts' });

async function expectOneLook(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await loaded(page);
    expect.soft(await changedByOrder(page), path).toEqual([]);
  }
}

test('a sheet stands at the bottom of the screen in whatever order its styles load', async ({
  page,
  product,
}) => {
  await page.goto(`${origin(product, 'noor')}/m/login`);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const sheet = page.getByRole('dialog', { name: 'Support' });
  await expect(sheet).toBeVisible();
  const { y = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
  expect(y + height).toBe(page.viewportSize()?.height);
  expect(await changedByOrder(page)).toEqual([]);
});

// Every page takes some two minutes.
test('each page of a visitor looks the same in whatever order its styles load', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();
  await expectOneLook(page, visitorsPages);
});

test('each page of a member looks the same in whatever order its styles load', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();
  await arriveAs(page, demo.member);
  await expectOneLook(page, membersPages.width);
});
