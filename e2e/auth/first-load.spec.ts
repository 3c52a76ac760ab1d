import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../product/test';

/** A phrase of each library that survives the minifier. */
const libraries = {
  firebase: /identitytoolkit\.googleapis\.com/,
  jsencrypt: /BEGIN RSA PRIVATE KEY|setPublicKey/,
  'crypto-js': /OpenSSL|Malformed UTF-8 data/,
} as const;

async function scriptsOf(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  const bodies: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js'))
      bodies.push(request.response().then(async (response) => (await response?.text()) ?? ''));
  });
  await open();
  return Promise.all(bodies);
}

test('the first load of the login brings neither firebase nor jsencrypt nor crypto-js', async ({ page }) => {
  // Everything that the page fetches when it has nothing to do is no first load: the form asks for encryption then.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route(/encryption.*\.js$/, (route) => route.abort());
  const scripts = await scriptsOf(page, async () => {
    await page.goto('/m/login');
    await expect(page.getByLabel('User name')).toBeVisible();
  });
  expect(scripts.length).toBeGreaterThan(2);
  for (const [name, phrase] of Object.entries(libraries)) {
    expect(
      scripts.filter((text) => phrase.test(text)),
      name,
    ).toEqual([]);
  }
});

/** Every script of a built piece. */
function builtScripts(piece: string): readonly string[] {
  const dist = path.resolve(import.meta.dirname, '../..', piece, 'dist');
  const names = readdirSync(dist).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(path.join(dist, name), 'utf8'));
}

test('these phrases do find the libraries in the builds that hold them', () => {
  const built = [...builtScripts('shell'), ...builtScripts('remote-auth')];
  for (const [name, phrase] of Object.entries(libraries)) {
    expect(built.filter((text) => phrase.test(text)).length, name).toBeGreaterThan(0);
  }
});
