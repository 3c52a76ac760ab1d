import type { Page } from '@playwright/test';
import { navEntry, signIn } from '../product/actions';
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { clickAppLink } from './app-link';

test.use({ visitor: 'answered prompts' });

const question = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

test('no event is sent before consent, agreed events are sent, and withdrawing the consent stops them', async ({
  page,
  product,
  sandbox,
  context,
}) => {
  const own = new URL(origin(product, 'noor')).host;
  const strangers: string[] = [];
  page.on('request', (request) => new URL(request.url()).host !== own && strangers.push(request.url()));
  const names = async () => (await sandbox.tracked()).events.map(({ event }) => event.eventName);
  const metaCookies = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_fb'));

  await page.goto(`${origin(product, 'noor')}/m/home?fbclid=AbC`);
  await expect(question(page)).toBeVisible();
  await clickAppLink(page, 'before');
  // The page below goes on.
  await navEntry(page, 'Account').click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(question(page)).toBeVisible();
  expect([await names(), await metaCookies(), strangers]).toEqual([[], [], []]);

  await press(page, 'Choose');
  await question(page).getByRole('switch', { name: 'Analytics' }).click();
  await press(page, 'Save my choices');
  await expect.poll(names).toContain('firstOpen');
  expect(await metaCookies()).toEqual([]);
  expect(strangers.filter((url) => url.includes('/meta'))).toEqual([]);

  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/member\/home/);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /^Privacy/ }).click();
  await press(page, 'Accept all');
  await expect.poll(metaCookies).toEqual(['_fbc', '_fbp']);
  await expect.poll(async () => JSON.stringify((await sandbox.tracked()).networks)).toContain('PageView');

  await page.reload();
  await expect(question(page)).toBeHidden();
  await page.getByRole('button', { name: /^Privacy/ }).click();
  await press(page, 'Reject all');
  await expect.poll(metaCookies).toEqual([]);
  const before = await names();
  await clickAppLink(page, 'after');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Privacy/ })).toBeVisible();
  expect(await names()).toEqual(before);
});

test('the question lies on no button of login and registration, and can be reached below them', async ({
  page,
  product,
}) => {
  for (const path of ['/m/login', '/m/register']) {
    await page.goto(origin(product, 'noor') + path);
    await expect(question(page)).toBeAttached();
    const last = page.getByRole('link', { name: 'Continue as guest' });
    const asked = question(page).getByRole('button', { name: 'Reject all' });
    const [above, below] = [await last.boundingBox(), await question(page).boundingBox()];
    expect(below?.y, path).toBeGreaterThanOrEqual((above?.y ?? Number.NaN) + (above?.height ?? Number.NaN));
    await asked.scrollIntoViewIfNeeded();
    await expect(asked).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(asked).toBeInViewport({ ratio: 1 });
  }
});
