import type { Page } from '@playwright/test';
import { newMember } from '../money/member';
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { type Sentences, sentencesIn } from './sentences';

test.use({ visitor: 'answered prompts', viewport: { width: 360, height: 640 } });

const english = sentencesIn('EN');
const khmer = sentencesIn('KM');
const urdu = sentencesIn('UR');

/** Chooses a language in the open list; ends when the page speaks it. */
async function choose(page: Page, { title, name, lang }: { title: RegExp; name: string; lang: string }) {
  const list = page.getByRole('dialog', { name: title });
  await list.getByRole('searchbox').fill(name);
  await list.getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a change of the language keeps what was typed into a form, and says its faults anew', async ({
  page,
  product,
}) => {
  const typed = { username: 'no', password: 'Tessera-2026', repeated: 'Tessera-2027' };
  await page.goto(`${origin(product, 'mosaic')}/m/register`);
  const fields = ({ say }: Sentences) => ({
    username: page.getByLabel(say('auth', 'username')),
    password: page.getByLabel(say('auth', 'password')),
    repeated: page.getByLabel(say('auth', 'repeat_password')),
    accepted: page.getByRole('checkbox', { name: say('auth', 'accept_terms') }),
    fault: page.getByText(say('auth', 'username_length')),
  });
  const before = fields(english);
  await before.username.fill(typed.username);
  await before.password.fill(typed.password);
  await before.repeated.fill(typed.repeated);
  await before.accepted.check();
  await page.getByRole('button', { name: english.say('auth', 'create_account') }).click();
  await expect(before.fault).toBeVisible();

  for (const [texts, name, lang] of [
    [khmer, 'ខ្មែរ', 'km'],
    [urdu, 'اردو', 'ur'],
  ] as const) {
    const picker = page.locator('header').getByRole('button').last();
    await picker.click();
    const title = texts === khmer ? english : khmer;
    await choose(page, { title: title.say('auth', 'language'), name, lang });
    const after = fields(texts);
    await expect(after.username).toHaveValue(typed.username);
    await expect(after.password).toHaveValue(typed.password);
    await expect(after.repeated).toHaveValue(typed.repeated);
    await expect(after.accepted).toBeChecked();
    await expect(after.fault).toBeVisible();
    await expect(before.fault).toBeHidden();
  }
});

test('a change of the language leaves the page where it was scrolled to', async ({
  page,
  product,
  request,
}) => {
  const { userName } = await newMember({ request, product, merchant: 'mosaic' });
  await page.goto(`${origin(product, 'mosaic')}/m/login?backUrl=%2Fm%2Fmember%2Fhome`);
  await page.getByLabel(english.say('auth', 'username')).fill(userName);
  await page.getByLabel(english.say('auth', 'password')).fill(demo.password);
  await page.getByRole('button', { name: english.say('auth', 'login') }).click();
  const row = ({ saying }: Sentences) =>
    page.locator('main').getByRole('button', { name: saying('member', 'language') });
  // The login has a button for the language too.
  await expect(page).toHaveURL(/\/m\/member\/home/);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await row(english).scrollIntoViewIfNeeded();
  const top = async (texts: Sentences) => (await row(texts).boundingBox())?.y ?? 0;
  const before = await top(english);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);

  await row(english).click();
  await choose(page, { title: english.say('member', 'language_choose'), name: 'ខ្មែរ', lang: 'km' });
  await expect(row(khmer)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  // The texts above it may take more lines than before: the browser anchors what the member looks at.
  expect(Math.abs((await top(khmer)) - before)).toBeLessThan(48);
});
