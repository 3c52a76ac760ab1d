import type { Page } from '@playwright/test';
import { hostileHtml } from '@tessera/rich-text/testing';
import { origin } from '../product/products';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

const questions = hostileHtml.map(({ name, html }, id) => ({ id: `${id}`, question: name, answer: html }));

/** The rendered content of each text, by its name. */
async function shownTexts(page: Page): Promise<Record<string, string>> {
  const questions = page.locator('details');
  await expect(questions).toHaveCount(hostileHtml.length);
  // The first text loads the code; all skeletons at once would delay it on a slow machine.
  await questions.first().locator('summary').click();
  await expect(questions.first().locator('[aria-busy="false"]')).toHaveCount(1);
  await questions.evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  await expect(questions.locator('[aria-busy="false"]')).toHaveCount(hostileHtml.length);
  return Object.fromEntries(
    await questions.evaluateAll((all) =>
      all.map((one) => [
        one.querySelector('summary')?.textContent ?? '',
        one.querySelector('[aria-busy] > :last-child')?.innerHTML ?? '',
      ]),
    ),
  );
}

/**
 * The texts as this browser writes them: newer ones write `<` in an attribute as `&lt;`. An empty page writes them: the
 * product's takes no HTML as text.
 */
async function asWritten(page: Page, texts: readonly (readonly [name: string, html: string])[]) {
  const empty = await page.context().newPage();
  const written = await empty.evaluate(
    (all) =>
      all.map(([name, html]) => {
        const template = document.createElement('template');
        template.innerHTML = html;
        return [name, template.innerHTML];
      }),
    texts,
  );
  await empty.close();
  return Object.fromEntries(written);
}

for (const [sanitizer, hasOwn] of [
  ['the browser’s own sanitizer', true],
  ['DOMPurify', false],
] as const) {
  test(`${sanitizer} removes disallowed parts of a merchant’s HTML without console messages [R2.6, R2.12, R2.62]`, async ({
    page,
    product,
    sandbox,
    messages,
  }) => {
    // Allowed pictures that do not exist.
    messages.expectMessage(/ERR_\w+ .*pictures\.aurora\.example/, /404 .*\/icon-old\.png$/);
    const value = { categories: [{ id: 'hostile', title: 'Hostile', questions }] };
    await sandbox.fault({ path: '/wps/relay/MCSFE_getHelpCenter', body: { success: true, value } });
    if (!hasOwn) await page.addInitScript(() => Reflect.deleteProperty(Document, 'parseHTML'));
    const asked: string[] = [];
    page.on('request', (one) => asked.push(one.url()));

    await page.goto('/m/helpCenter');
    const shown = await shownTexts(page);
    const allowed = hostileHtml.map(
      ({ name, shown }) => [name, shown.replace('ORIGIN', origin(product))] as const,
    );
    expect(shown).toEqual(await asWritten(page, allowed));
    expect(asked.some((url) => url.includes('/dompurify.'))).toBe(!hasOwn);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}
