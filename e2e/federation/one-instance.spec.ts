import type { Page } from '@playwright/test';
import { navEntry, signInAtHome } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';
import { withDownloadBar } from '../product/visitor';

test.use({ visitor: 'answered prompts' });

/** The versions of each shared module in the share scope of the page, and whether each was provided eagerly. */
const shareScope = (page: Page): Promise<Record<string, Array<{ version: string; eager: boolean }>>> =>
  page.evaluate(() => {
    type Scope = Record<string, Record<string, { shareConfig: { eager?: boolean } }>>;
    const federation: { __SHARE__: Record<string, { default?: Scope }> } = Reflect.get(
      globalThis,
      '__FEDERATION__',
    );
    const scopes = Object.values(federation.__SHARE__).map((share) => share.default ?? {});
    const found: Record<string, Array<{ version: string; eager: boolean }>> = {};
    for (const [name, versions] of scopes.flatMap((scope) => Object.entries(scope))) {
      const entries = Object.entries(versions).map(([version, { shareConfig }]) => ({
        version,
        eager: shareConfig.eager === true,
      }));
      found[name] = [...(found[name] ?? []), ...entries];
    }
    return found;
  });

/** The source texts of the scripts that the page has run. */
async function scriptsHolding(page: Page, marks: Record<string, string>): Promise<Record<string, string[]>> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const found: Record<string, string[]> = Object.fromEntries(Object.keys(marks).map((name) => [name, []]));
  for (const address of new Set(addresses)) {
    const source = await page.evaluate(async (url) => (await fetch(url)).text(), address);
    for (const [name, mark] of Object.entries(marks))
      if (source.includes(mark)) found[name]?.push(new URL(address).pathname);
  }
  return found;
}

test('all four remotes run on one React, one session store and one request client, which are the shell’s', async ({
  page,
}) => {
  await withDownloadBar(page);
  await page.goto('/m/home');
  await expect(page.getByRole('button', { name: /Download/ }).first()).toBeVisible();
  await signInAtHome(page, demo.member);
  await navEntry(page, 'Account').click();
  await expect(page.getByText(demo.member)).toBeVisible();

  const scope = await shareScope(page);
  for (const [name, version] of Object.entries({
    react: /^19\./,
    'react-dom': /^19\./,
    'react/jsx-runtime': /^19\./,
    '@tessera/shell/session': /^1\./,
    '@tessera/shell/request': /^1\./,
  })) {
    // Only the shell provides modules eagerly, so the only version is the shell's.
    expect(scope[name], name).toEqual([{ version: expect.stringMatching(version), eager: true }]);
  }

  const copies = await scriptsHolding(page, {
    react: 'Minified React error',
    'the session store': 'MC_SESSION_INFO',
    'the request client': 'the public key is malformed',
  });
  for (const [name, files] of Object.entries(copies)) {
    expect(files, `one script holds ${name}`).toEqual([expect.stringMatching(/^\/m\/shell\/[^/]+\/main\./)]);
  }
});
