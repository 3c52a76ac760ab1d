import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { demo } from '../product/demo';
import { sideBySide, small } from './compose';
import { desktop, openBrowser, phone, settled } from './windows';

/** The product at a port of this machine. */
interface Product {
  readonly browser: Browser;
  readonly port: string;
}

const at = (port: string, merchant: string, route = '/m/home'): string =>
  `http://${merchant}.localhost:${port}${route}`;

/** A demo merchant of each template, in the language of most of its members. */
const merchants = {
  aurora: 'en-US',
  jade: 'zh-CN',
  noor: 'ar',
  samba: 'pt-BR',
  mosaic: 'ur',
  volt: 'en-US',
} as const;
type Code = keyof typeof merchants;

async function homeOf({ browser, port }: Product, code: Code): Promise<Buffer> {
  const context = await phone(browser, merchants[code]);
  const page = await context.newPage();
  await page.goto(at(port, code));
  await settled(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** The member centre of a member. */
async function memberCentre({ browser, port }: Product): Promise<Buffer> {
  const context = await phone(browser);
  const page = await context.newPage();
  await page.goto(at(port, 'aurora', '/m/login'));
  await page.locator('[name="username"]').fill(demo.member);
  await page.locator('[name="password"]').fill(demo.password);
  await page.locator('[name="password"]').press('Enter');
  await page.waitForURL(/\/m\/home/);
  await page.goto(at(port, 'aurora', '/m/member/home'));
  await page.getByRole('heading', { name: demo.member }).waitFor();
  await settled(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function onDesktop({ browser, port }: Product): Promise<Buffer> {
  const context = await desktop(browser);
  const page = await context.newPage();
  await page.goto(at(port, 'aurora'));
  await settled(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** Takes the pictures of the README from a running product: `product <port> <folder>`. `scripts/docs-images.ts` starts it. */
const [port = '', folder = ''] = process.argv.slice(2);
const browser = await openBrowser();
try {
  const product = { browser, port };
  const homes: Buffer[] = [];
  for (const code of ['aurora', 'jade', 'noor', 'samba', 'mosaic', 'volt'] as const)
    homes.push(await homeOf(product, code));
  const [aurora, , noor] = homes;
  if (!aurora || !noor) throw new Error('there are no pictures of the home pages');
  const blank = await (await browser.newContext({ viewport: { width: 1600, height: 900 } })).newPage();
  const pictures = {
    'home.png': await sideBySide(blank, [aurora, noor, await memberCentre(product)], 390),
    'templates.png': await sideBySide(blank, homes, 230),
    'desktop.png': await onDesktop(product),
  };
  for (const [name, picture] of Object.entries(pictures)) {
    const bytes = await small(blank, picture);
    writeFileSync(path.join(folder, name), bytes);
    console.log(`${name}  ${Math.ceil(bytes.length / 1000)} kB`);
  }
} finally {
  await browser.close();
}
