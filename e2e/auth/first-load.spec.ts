import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../product/test';

/** A phrase of each library that is still in its minified code. */
const libraries = {
  firebase: /identitytoolkit\.googleapis\.com/,
  jsencrypt: /BEGIN RSA PRIVATE KEY|setPublicKey/,
  'crypto-js': /OpenSSL|Malformed UTF-8 data/,
} as const;

async function scriptsOf(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  const scripts: Request[] = [];
  const note = (request: Request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  };
  page.on('requestfinished', note);
  await open();
  page.off('requestfinished', note);
  return Promise.all(scripts.map(async (script) => (await (await script.response())?.text()) ?? ''));
}

test('the first load of the login fetches neither firebase nor jsencrypt nor crypto-js', async ({ page }) => {
  // Files that the idle page fetches are not part of the first load: the form prefetches encryption then.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = await scriptsOf(page, async () => {
    await page.goto('/m/login');
    await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  });
  expect(scripts.length).toBeGreaterThan(2);
  for (const [name, phrase] of Object.entries(libraries)) {
    expect(
      scripts.filter((text) => phrase.test(text)),
      name,
    ).toEqual([]);
  }
});

const dist = (piece: string) => path.resolve(import.meta.dirname, '../..', piece, 'dist');
const read = (piece: string, file: string) => readFileSync(path.join(dist(piece), file), 'utf8');
const described = (piece: string, file: string): unknown => JSON.parse(read(piece, file));
const shellBuild = v.object({ early: v.string(), main: v.object({ scripts: v.array(v.string()) }) });
const remoteBuild = v.object({ entry: v.string(), chunks: v.object({ login: v.array(v.string()) }) });

/** Every script of a built piece. */
const builtScripts = (piece: string): readonly string[] =>
  readdirSync(dist(piece))
    .filter((name) => name.endsWith('.js'))
    .map((name) => read(piece, name));

test('no script that the builds list for the first load of the login contains one of them', () => {
  const shell = v.parse(shellBuild, described('shell', 'shell.json'));
  const remote = v.parse(remoteBuild, described('remote-auth', 'remote.json'));
  const chunks = remote.chunks.login.filter((name) => name.endsWith('.js'));
  const first = [
    ...[shell.early, ...shell.main.scripts].map((name) => read('shell', name)),
    ...[remote.entry, ...chunks].map((name) => read('remote-auth', name)),
  ];
  expect(first.length).toBeGreaterThan(3);
  for (const [name, phrase] of Object.entries(libraries)) {
    expect(first.filter((text) => phrase.test(text)).length, name).toBe(0);
  }
});

test('these phrases are found in the builds that contain the libraries', () => {
  const built = [...builtScripts('shell'), ...builtScripts('remote-auth')];
  for (const [name, phrase] of Object.entries(libraries)) {
    expect(built.filter((text) => phrase.test(text)).length, name).toBeGreaterThan(0);
  }
});
