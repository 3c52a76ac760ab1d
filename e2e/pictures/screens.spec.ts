import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { keys } from '@tessera/contract';
import { hostLabelOf, screens, templates } from '@tessera/gallery/choice';
import { loaded, quiet, signInAnywhere } from '../look/routes';
import { asOrdinaryWindow } from '../product/ordinary-window';
import { asAnswered } from '../product/visitor';
import { MOMENT, PICTURES_PORT } from './moment';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const originOf = (template: string): string => `http://${hostLabelOf(template)}.localhost:${PICTURES_PORT}`;

/** Edges in large drawings differ between two runs of the same browser, by up to 24 of 255. */
const edges = { threshold: 0.1, maxDiffPixels: 50 };

/** A visitor who has answered the prompts, has chosen a language and a look, and was here before. */
async function prepare(context: BrowserContext, language: string, scheme: string): Promise<void> {
  await asOrdinaryWindow(context);
  await asAnswered(context);
  await context.addInitScript(
    (chosen) => {
      for (const [name, value] of chosen) localStorage.setItem(name, value);
    },
    [
      [keys.language.name, language],
      [keys.appearance.name, scheme],
      [keys.referralOffered.name, 'true'],
    ] as const,
  );
}

/** Whether every picture in view is there or has failed. Those further below may not be loaded. */
const hasPictures = (): boolean =>
  [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return image.complete || !isInView;
  });

async function compare(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await loaded(page);
  // Offers of the app and rows of filters come after the page.
  await quiet(page);
  await expect.poll(() => page.evaluate(hasPictures)).toBe(true);
  await expect.soft(page).toHaveScreenshot(['screens', `${name}.png`], edges);
}

test.beforeEach(({ page }) => page.clock.setFixedTime(MOMENT));

for (const language of ['EN', 'AR', 'TH'])
  test(`main screens in ${language}`, async ({ page, context }) => {
    const [template] = templates;
    await prepare(context, language, 'dark');
    const visit = async (whose: string) => {
      for (const { name, path } of screens.filter((screen) => screen.for === whose))
        await compare(page, originOf(template) + path, `${name}-${language}`.toLowerCase());
    };
    await visit('everybody');
    await signInAnywhere(page, originOf(template));
    await visit('members');
  });

for (const template of templates)
  test(`home page of ${template}`, async ({ page, context }) => {
    await prepare(context, 'EN', 'light');
    await compare(page, `${originOf(template)}/m/home`, `home-${template}-light`);
  });
