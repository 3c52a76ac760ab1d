import type { Page } from '@playwright/test';
import { templates } from '@tessera/ui/themes';
import { loaded, membersPages, signInAnywhere, visitorsPages } from '../look/routes';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { faintTexts } from './pixels';

test.use({ visitor: 'answered prompts' });

const looks = templates.flatMap((template) =>
  (['dark', 'light'] as const).map((scheme) => ({ template, scheme })),
);

/** Opens each page once, and measures it in each template and scheme. */
async function measureAll(page: Page, at: string, paths: readonly string[]): Promise<readonly string[]> {
  const faint: string[] = [];
  const darkroom = await page.context().newPage();
  for (const path of paths) {
    await page.goto(at + path);
    await loaded(page);
    for (const look of looks) {
      await page.evaluate((data) => void Object.assign(document.documentElement.dataset, data), look);
      for (const { words, contrast } of await faintTexts(page, darkroom))
        faint.push(`${path} ${look.template} ${look.scheme}: ${contrast} "${words}"`);
    }
  }
  return faint;
}

test('the text of a visitor’s pages is legible on the pixels behind it, in every template and scheme', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  expect(await measureAll(page, origin(product), visitorsPages)).toEqual([]);
});

test('the text of a member’s pages is legible on the pixels behind it, in every template and scheme', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const at = origin(product);
  await signInAnywhere(page, at);
  expect(await measureAll(page, at, membersPages)).toEqual([]);
});
