// @full: pages whose framework is held back, some three minutes.
import type { Page } from '@playwright/test';
import { expect, test } from './test';

test.use({ visitor: 'answered prompts' });

/** The files of a remote that the browser has requested. */
const requestedOf = (page: Page, remote: string) =>
  page.evaluate(
    (base) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith(base)),
    `/m/remotes/${remote}/`,
  );

test('an idle home page fetches the files of the login and runs none of them, and the login needs no other code', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expect
    .poll(async () => (await requestedOf(page, 'auth')).map((path) => path.split('/').at(-1)), {
      timeout: 20_000,
    })
    .toEqual(
      expect.arrayContaining([expect.stringMatching(/^remoteEntry/), expect.stringMatching(/^login\..*js$/)]),
    );
  expect(await page.evaluate(() => performance.getEntriesByName('tessera:remote:auth:loaded').length)).toBe(
    0,
  );
});
