// @full: starts dev servers.
import { expect as expectation, type Page, test } from '@playwright/test';
import { DEV_PORT } from '../product/products';
import { type Server, startServer } from '../product/server';
import {
  entry,
  entryWith,
  makeSample,
  mark,
  markSaying,
  pageSaying,
  page as pageSource,
  sampleFolder,
  styles,
  stylesWith,
  write,
} from './sample-files';

/** Longer than usual: webpack and the browser share the processor. */
const expect = expectation.configure({ timeout: 15_000 });

let running: Server;

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.use({ baseURL: `http://aurora.localhost:${DEV_PORT}` });

test.beforeAll(async () => {
  // The first time, webpack has no cache of the shell yet.
  test.setTimeout(120_000);
  makeSample();
  running = await startServer('dev/sample-server.ts', 'the sample is up', sampleFolder, String(DEV_PORT));
});

test.afterAll(() => running.close());

/** Opens the sample page and brings both counters to one; each load of the page resets them. */
async function openSample(page: Page) {
  await page.goto('/m/sample');
  const ofRemote = page.getByRole('main').getByRole('button', { name: /^(Page|Changed) \d$/ });
  const ofShell = page.getByRole('complementary').getByRole('button');
  for (const button of [ofRemote, ofShell]) {
    await button.click();
    await expect(button).toHaveText(/ 1$/);
  }
  return { ofRemote, ofShell };
}

test('a change to a page of a remote updates the open page, which keeps its state', async ({ page }) => {
  const { ofRemote, ofShell } = await openSample(page);
  write(pageSource, pageSaying('Changed'));
  await expect(ofRemote).toHaveText('Changed 1');
  await expect(ofShell).toHaveText('Shell 1');
});

test('a change to a style updates the open page, which keeps its state', async ({ page }) => {
  const { ofRemote } = await openSample(page);
  write(styles, stylesWith(7));
  await expect(ofRemote).toHaveCSS('outline-width', '7px');
  await expect(ofRemote).toHaveText('Changed 1');
});

test('a change to the shell updates the open page, which keeps its state', async ({ page }) => {
  const { ofRemote, ofShell } = await openSample(page);
  write(mark, markSaying('Changed'));
  await expect(ofShell).toHaveText('Changed 1');
  await expect(ofRemote).toHaveText('Changed 1');
});

test('a change without a hot update reloads the page', async ({ page }) => {
  const { ofRemote } = await openSample(page);
  write(entry, entryWith('second'));
  await expect(page.locator('html')).toHaveAttribute('data-note', 'second');
  await expect(ofRemote).toHaveText('Changed 0');
});

test('a build error covers the page while the other pieces update, and disappears when it is corrected', async ({
  page,
}) => {
  const { ofShell } = await openSample(page);
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  write(pageSource, 'export default function (');
  await expect(overlay.contentFrame().getByText('./src/page.tsx').first()).toBeVisible();
  write(mark, markSaying('Alive'));
  await expect(ofShell).toHaveText('Alive 1');
  write(pageSource, pageSaying('Mended'));
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Mended/ })).toBeVisible();
});
