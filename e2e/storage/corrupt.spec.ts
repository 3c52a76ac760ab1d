import type { Page } from '@playwright/test';
import { keys, type StoredPlace, shellKeys } from '@tessera/contract';
import { arriveAs, navEntry } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';
import { declinePrompts } from '../product/visitor';

test.use({ visitor: 'answered prompts' });

/** No schema takes it, as JSON or as text. */
const CORRUPT = '{"corrupt';

/** The shell reads each of these by itself once the page is idle; other pieces read theirs when they need them. */
const inStorage = (table: object): readonly StoredPlace[] =>
  Object.values(table).filter(({ area }: StoredPlace) => area !== 'cookie');
const ofShell = inStorage(shellKeys);

const corrupt = (page: Page, places: readonly StoredPlace[]): Promise<unknown> =>
  page.addInitScript(
    ([entries, text]) => {
      if (sessionStorage.getItem('corrupted')) return;
      sessionStorage.setItem('corrupted', '1');
      localStorage.setItem('bystander', 'kept');
      for (const [area, name] of entries)
        (area === 'local' ? localStorage : sessionStorage).setItem(name, text);
    },
    [places.map(({ area, name }) => [area, name] as const), CORRUPT] as const,
  );
/** The shell's keys that hold the corrupt text. */
const stillCorrupt = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([entries, text]) =>
      entries
        .filter(([area, name]) => (area === 'local' ? localStorage : sessionStorage).getItem(name) === text)
        .map(([, name]) => name),
    [ofShell.map(({ area, name }) => [area, name] as const), CORRUPT] as const,
  );
const named = ({ area, name }: StoredPlace): RegExp =>
  new RegExp(`dropped the corrupt ${area} storage value "${name}"`);

test('one corrupt value, whichever it is, is named in the console and costs nothing else', async ({
  page,
  messages,
}) => {
  test.setTimeout(120_000);
  // The page without the application names no icon.
  messages.expectMessage(/favicon\.ico/);
  for (const key of ofShell) {
    await test.step(key.name, async () => {
      messages.expectMessage(named(key));
      // A page of the same origin without the application, which would write while the values are put in place.
      await page.goto('/m/asset-manifest.json');
      await page.evaluate(
        ({ area, name, text }) => {
          localStorage.clear();
          sessionStorage.clear();
          localStorage.setItem('bystander', 'kept');
          (area === 'local' ? localStorage : sessionStorage).setItem(name, text);
        },
        { area: key.area, name: key.name, text: CORRUPT },
      );
      await page.goto('/m/home');
      await expect(page.getByRole('heading', { name: 'Sports' })).toBeVisible();
      await expect(navEntry(page, 'Home')).toBeVisible();
      await expect.poll(() => messages.has(named(key)), { timeout: 8_000 }).toBe(true);
      expect(await page.evaluate(() => localStorage.getItem('bystander'))).toBe('kept');
      expect(await page.evaluate(() => localStorage.getItem('tessera:device-id'))).toHaveLength(36);
    });
  }
});

test('with every value corrupt at once the product works, on every page that reads one', async ({
  page,
  messages,
}) => {
  messages.expectMessage(/\[tessera\] dropped the corrupt (local|session) storage value "/);
  await corrupt(page, inStorage(keys));
  // That they were answered today is among what is lost.
  await declinePrompts(page);
  await arriveAs(page, demo.member);
  await expect(page.getByRole('heading', { name: 'Sports' })).toBeVisible();
  // Each is dropped by whoever reads it, or written anew by the login before that.
  await expect.poll(() => stillCorrupt(page)).toEqual([]);
  await navEntry(page, 'Account').click();
  await expect(page.getByText(demo.member)).toBeVisible();
  await page.reload();
  await expect(page.getByText(demo.member)).toBeVisible();
});

test('with storage blocked the product works for as long as the page lives', async ({ page, messages }) => {
  messages.expectMessage(/the browser keeps no cookies/);
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
    Object.defineProperty(Document.prototype, 'cookie', { ...blocked, set: blocked.get });
  });
  // Without storage nobody has answered a prompt before.
  await declinePrompts(page);
  await arriveAs(page, demo.member);
  await navEntry(page, 'Account').click();
  await expect(page.getByText(demo.member)).toBeVisible();
});
