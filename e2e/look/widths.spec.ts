import type { Page } from '@playwright/test';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { type Answers, changeAnswers } from './answers';
import { loaded, membersPages, signInAnywhere, visitorsPages } from './routes';

test.use({ visitor: 'answered prompts' });

const widths = [390, 320];
/** By merchant: what is too wide when a list is empty or missing does not depend on the direction of the page. */
const merchants: readonly (readonly [name: string, locale: string, states: readonly Answers[]])[] = [
  ['aurora', 'en-US', ['hanging', 'ordinary', 'empty', 'failing']],
  ['noor', 'ar', ['hanging', 'ordinary']],
];

/** The widths of a page that differ from the window's, which content that is too wide changes on a phone. */
async function wrongWidths(page: Page, name: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const measured = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    if (measured.some((one) => one !== width)) wrong.push(`${name} at ${width}: ${measured.join(', ')}`);
  }
  return wrong;
}

/** Opens each page in each state, and measures it. */
async function measureAll(
  page: Page,
  { at, paths, states }: { at: string; paths: readonly string[]; states: readonly Answers[] },
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const answer = await changeAnswers(page);
  for (const state of states)
    for (const path of paths) {
      answer(state);
      await page.goto(at + path, { waitUntil: 'domcontentloaded' });
      if (state === 'hanging') await expect(page.locator('main')).not.toBeEmpty();
      else await loaded(page);
      wrong.push(...(await wrongWidths(page, `${path}, ${state}`)));
    }
  return wrong;
}

for (const [merchant, locale, states] of merchants) {
  test.describe(merchant, () => {
    test.use({ locale });

    test(`no page of ${merchant} is wider than a phone, in each of its states`, async ({
      page,
      product,
      messages,
    }) => {
      test.slow();
      messages.expectMessage(/./);
      expect(await measureAll(page, { at: origin(product, merchant), paths: visitorsPages, states })).toEqual(
        [],
      );
    });

    test(`no page of a member of ${merchant} is wider than a phone, in each of its states`, async ({
      page,
      product,
      messages,
    }) => {
      test.slow();
      messages.expectMessage(/./);
      const at = origin(product, merchant);
      await signInAnywhere(page, at);
      expect(await measureAll(page, { at, paths: membersPages, states })).toEqual([]);
    });
  });
}
