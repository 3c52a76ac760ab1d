import { expect, type Page, test } from '@playwright/test';
import { addressOf, directions, schemes, templates } from '@tessera/gallery/choice';
import { PICTURES_PORT } from './moment';

/** The stories of these groups share a sheet: few files. */
const sheets = { controls: 'actions input', frames: 'structure', rest: 'display waiting' } as const;

/** Looks in which every state is taken. In all others the first state of each component shows what the tokens do. */
const whole = [
  { scheme: 'light', direction: 'ltr', text: 'normal' },
  { scheme: 'dark', direction: 'rtl', text: 'normal' },
  { scheme: 'dark', direction: 'ltr', text: 'pseudo' },
  { scheme: 'light', direction: 'rtl', text: 'pseudo' },
] as const;

// Smaller than on a phone: letters are still legible, and the files half as large.
test.use({ viewport: { width: 1200, height: 800 }, deviceScaleFactor: 0.7 });

/** Whether every screen on the sheet shows its component, and every picture is there or has failed. */
const isDrawn = (): boolean => {
  const pages = [document, ...[...document.querySelectorAll('iframe')].map((one) => one.contentDocument)];
  return pages.every(
    (page) => page?.querySelector('#app main') && [...page.images].every((image) => image.complete),
  );
};

async function compare(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${PICTURES_PORT}${address}`);
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
  // Of several dialogs, any can be the last one to get the focus.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect
    .soft(page)
    .toHaveScreenshot(['components', `${name}.png`], { fullPage: true, scale: 'device' });
}

for (const template of templates)
  for (const scheme of schemes)
    test(`components of ${template}, ${scheme}`, async ({ page }) => {
      for (const direction of directions)
        await compare(
          page,
          addressOf('overview', { template, scheme, direction }),
          `${template}-${scheme}-${direction}`,
        );
    });

for (const look of whole)
  test(`all states of components, ${Object.values(look).join(', ')}`, async ({ page }) => {
    for (const [name, show] of Object.entries(sheets))
      await compare(page, addressOf('sheet', { ...look, show }), `${name}-${Object.values(look).join('-')}`);
  });
