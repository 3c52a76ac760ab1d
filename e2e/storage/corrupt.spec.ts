import type { Page } from '@playwright/test';
import { keys, type StoredPlace, shellKeys } from '@tessera/contract';
import { arriveAs, navEntry, sportsOf } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';
import { declinePrompts } from '../product/visitor';

test.use({ visitor: 'answered prompts', serviceWorkers: 'allow' });

/** Invalid for every schema, as JSON and as text. */
const CORRUPT = '{"corrupt';

/** The shell checks its own keys when the page is idle; other pieces read theirs when they need them. */
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

/** Every third key: neighbours in the table belong to one capability, so no two of them are corrupt together. */
const thirds = [0, 1, 2].map((third) => ofShell.filter((_, index) => index % 3 === third));

test('each corrupt value is logged to the console and has no other effect', { tag: '@full' }, async ({
  page,
  messages,
}) => {
  // The page without the application has no icon.
  messages.expectMessage(/favicon\.ico/);
  for (const keys of thirds) {
    for (const key of keys) messages.expectMessage(named(key));
    // A page of the same origin without the application, which would write while the values are put in place.
    await page.goto('/m/asset-manifest.json');
    await page.evaluate(
      ([entries, text]) => {
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem('bystander', 'kept');
        for (const [area, name] of entries)
          (area === 'local' ? localStorage : sessionStorage).setItem(name, text);
      },
      [keys.map(({ area, name }) => [area, name] as const), CORRUPT] as const,
    );
    await page.goto('/m/home');
    await expect(sportsOf(page)).toBeVisible();
    await expect(navEntry(page, 'Home')).toBeVisible();
    for (const key of keys) await expect.poll(() => messages.has(named(key)), key.name).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('bystander'))).toBe('kept');
    expect(await page.evaluate(() => localStorage.getItem('tessera:device-id'))).toHaveLength(36);
  }
});

test('with every value corrupt at once the product works, on every page that reads one', async ({
  page,
  messages,
}) => {
  messages.expectMessage(/\[tessera\] dropped the corrupt (local|session) storage value "/);
  await corrupt(page, inStorage(keys));
  // The record of the answered prompts is corrupt too.
  await declinePrompts(page);
  await arriveAs(page, demo.member);
  await expect(sportsOf(page)).toBeVisible();
  // Each value is removed when it is read, or replaced by the login before.
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
  // Without storage no prompt counts as answered.
  await declinePrompts(page);
  await arriveAs(page, demo.member);
  await navEntry(page, 'Account').click();
  await expect(page.getByText(demo.member)).toBeVisible();
});
