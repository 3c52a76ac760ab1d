// @full: that the servers send the header is asserted by their own tests.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storeOf } from '../product/published';
import { expect, test } from '../product/test';

const ADDRESS = '/m/remotes/stray';

const script = "<script>localStorage.setItem('stray', 'ran')</script>";
const square = '<style>rect { fill: rgb(0, 128, 0) }</style><rect width="8" height="8"/>';
/** Files that a build has by mistake. */
const files: Readonly<Record<string, string>> = {
  'page.html': `<!doctype html><h1>Stray</h1>${script}`,
  'page.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${square}${script}</svg>`,
};

test.beforeEach(({ product }) => {
  const folder = path.join(storeOf(product), ADDRESS);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
test.afterEach(({ product }) => rmSync(path.join(storeOf(product), ADDRESS), { recursive: true }));

for (const name of Object.keys(files))
  test(`${name} among the files of a remote runs no script of its own on the merchant's origin`, async ({
    page,
    messages,
  }) => {
    messages.expectMessage(/Blocked script execution .* sandboxed/);
    expect((await page.goto(`${ADDRESS}/${name}`))?.status()).toBe(200);
    expect(messages.count(/Blocked script execution/)).toBeGreaterThan(0);
    await page.goto('/m/home');
    expect(await page.evaluate(() => localStorage.getItem('stray'))).toBeNull();
  });

test('a picture among the files of a remote keeps the styles that it brings', async ({ page }) => {
  await page.goto('/m/home');
  const colour = page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const drawn = document.createElement('canvas').getContext('2d');
    drawn?.drawImage(picture, 0, 0);
    return [...(drawn?.getImageData(4, 4, 1, 1).data ?? [])];
  }, `${ADDRESS}/page.svg`);
  expect(await colour).toEqual([0, 128, 0, 255]);
});
