import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { demo } from '../product/demo';
import { asOrdinaryWindow } from '../product/ordinary-window';
import { asAnswered } from '../product/visitor';
import { sideBySide, small } from './compose';
import { desktop, openBrowser, phone, settled } from './windows';

/** A running product, before or after. */
interface Product {
  readonly browser: Browser;
  readonly port: string;
}
/** Takes the pictures of one product, which stand in a row. */
type Take = (product: Product) => Promise<readonly Buffer[]>;

const at = ({ port }: Product, merchant: string, route: string): string =>
  `http://${merchant}.localhost:${port}${route}`;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a page, and waits until nothing of it loads. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  // For the pictures that a page changes once they are there, such as the slides.
  await pause(500);
}

async function signIn(page: Page, product: Product, merchant: string, name: string = demo.member) {
  await page.goto(at(product, merchant, '/m/login'));
  await page.locator('[name="username"]').fill(name);
  await page.locator('[name="password"]').fill(demo.password);
  await page.locator('[name="password"]').press('Enter');
  await page.waitForURL(/\/m\/home/);
}

/** A visitor who has answered nothing. */
async function newVisitor(
  { browser }: Product,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  });
  await asOrdinaryWindow(context);
  return context;
}

/** The pages of one member, one after the other. */
const membersPages =
  (merchant: string, routes: readonly string[], locale = 'en-US', name: string = demo.member): Take =>
  async (product) => {
    const context = await phone(product.browser, locale);
    const page = await context.newPage();
    await signIn(page, product, merchant, name);
    const pictures: Buffer[] = [];
    for (const route of routes) {
      await open(page, at(product, merchant, route));
      pictures.push(await page.screenshot());
    }
    await context.close();
    return pictures;
  };

const homes: Take = async (product) => {
  const pictures: Buffer[] = [];
  for (const merchant of ['aurora', 'jade', 'samba', 'noor', 'mosaic', 'volt']) {
    const context = await phone(product.browser, merchant === 'noor' ? 'ar' : 'en-US');
    const page = await context.newPage();
    // The sixth template had no merchant.
    const answer = await page.goto(at(product, merchant, '/m/home')).catch(() => null);
    if (answer?.ok()) {
      await open(page, at(product, merchant, '/m/home'));
      pictures.push(await page.screenshot());
    }
    await context.close();
  }
  return pictures;
};

/** The home page while its games load, from left to right and from right to left. */
const loading: Take = async (product) => {
  const pictures: Buffer[] = [];
  for (const [merchant, locale] of [
    ['aurora', 'en-US'],
    ['noor', 'ar'],
  ] as const) {
    const context = await phone(product.browser, locale);
    const page = await context.newPage();
    await page.route('**/wps/relay/**', () => {});
    await page.goto(at(product, merchant, '/m/home'), { waitUntil: 'domcontentloaded' });
    await page.locator('main').first().waitFor();
    await pause(3_000);
    pictures.push(await page.screenshot());
    await context.close();
  }
  return pictures;
};

/** The account in Arabic and in Thai: what stands on top of it. */
const titles: Take = async (product) => {
  const pictures: Buffer[] = [];
  for (const [merchant, locale] of [
    ['noor', 'ar'],
    ['aurora', 'th'],
  ] as const) {
    const context = await phone(product.browser, locale);
    const page = await context.newPage();
    await signIn(page, product, merchant);
    await open(page, at(product, merchant, '/m/member/home'));
    pictures.push(await page.screenshot({ clip: { x: 0, y: 0, width: 390, height: 420 } }));
    await context.close();
  }
  return pictures;
};

/** The first 24 s of a visit: what opens by itself. Each prompt is declined, because the next one waits for that. */
const firstVisit: Take = async (product) => {
  const context = await newVisitor(product);
  const page = await context.newPage();
  await page.goto(at(product, 'aurora', '/m/home'));
  const pictures: Buffer[] = [];
  const start = Date.now();
  for (const second of [4, 9, 14, 24]) {
    await pause(start + second * 1_000 - Date.now());
    pictures.push(await page.screenshot());
    const close = page.getByRole('dialog').getByRole('button', { name: /close|not now|later|cancel/i });
    if (await close.count()) await close.last().click();
  }
  await context.close();
  return pictures;
};

/** The question for consent on the page of a deposit. */
const consent: Take = async (product) => {
  const context = await phone(product.browser);
  const page = await context.newPage();
  await signIn(page, product, 'noor');
  await page.goto(at(product, 'noor', '/m/voucherCenter'));
  await settled(page);
  await pause(3_000);
  const picture = await page.screenshot();
  await context.close();
  return [picture];
};

/** No connection, a gateway that fails, an address that nothing has, a game that does not launch, an account without money pages. */
const failures: Take = async (product) => {
  // A worker would answer with the last version that worked.
  const context = await newVisitor(product, { serviceWorkers: 'block' });
  await asAnswered(context);
  const page = await context.newPage();
  const pictures: Buffer[] = [];
  await signIn(page, product, 'aurora');
  for (const answer of ['none', 'error'] as const) {
    await page.unrouteAll();
    await page.route('**/wps/relay/**', (route) =>
      answer === 'none' ? route.abort() : route.fulfill({ status: 500 }),
    );
    await page.goto(at(product, 'aurora', '/m/wallet/history'));
    await page.locator('main').getByRole('alert').first().waitFor();
    await settled(page);
    pictures.push(await page.screenshot());
  }
  await page.unrouteAll();
  await page.route(/\/remotes\/member\//, (route) => route.abort());
  await page.goto(at(product, 'aurora', '/m/activity'));
  await page.locator('main').getByRole('alert').first().waitFor();
  await settled(page);
  await pause(1_000);
  pictures.push(await page.screenshot());
  await page.unrouteAll();
  await open(page, at(product, 'aurora', '/m/nowhere'));
  pictures.push(await page.screenshot());
  await page.goto(at(product, 'aurora', '/m/launchGame?vendor=KST&code=NONE'));
  await page.getByRole('alert').first().waitFor();
  await settled(page);
  pictures.push(await page.screenshot());
  await context.close();
  return [...pictures, ...(await membersPages('aurora', ['/m/wallet'], 'en-US', demo.free)(product))];
};

const onDesktop: Take = async (product) => {
  const context = await desktop(product.browser);
  const page = await context.newPage();
  await open(page, at(product, 'aurora', '/m/home'));
  const picture = await page.screenshot();
  await context.close();
  return [picture];
};

/** A reward that has just been claimed. */
const claimed: Take = async (product) => {
  const context = await newVisitor(product, { reducedMotion: 'no-preference' });
  await asAnswered(context);
  const page = await context.newPage();
  await signIn(page, product, 'samba');
  await open(page, at(product, 'samba', '/m/rewardCenter'));
  await page
    .getByRole('button', { name: /^Claim/ })
    .first()
    .click();
  await pause(900);
  const picture = await page.screenshot();
  await context.close();
  return [picture];
};

/** Each picture: what it shows, and the width in CSS pixels of one of its parts. */
const pictures: Readonly<Record<string, readonly [Take, number]>> = {
  loading: [loading, 220],
  rewards: [membersPages('samba', ['/m/rewardCenter', '/m/inviteFriends'], 'pt-BR'), 220],
  titles: [titles, 260],
  consent: [consent, 260],
  prompts: [firstVisit, 170],
  templates: [homes, 150],
  money: [membersPages('aurora', ['/m/wallet', '/m/voucherCenter', '/m/withdraw', '/m/wallet/history']), 190],
  account: [membersPages('mosaic', ['/m/member/home', '/m/member/security', '/m/notice?tab=inbox']), 200],
  failures: [failures, 170],
  desktop: [onDesktop, 640],
  claimed: [claimed, 260],
};

/**
 * Takes the same pictures of two running products, for docs/look-before-after.md:
 * `before-after <port before> <port after> <folder> [picture…]`. Each file has the product before above, and the product
 * after below.
 */
const [before = '', after = '', folder = '', ...names] = process.argv.slice(2);
const browser = await openBrowser();
mkdirSync(folder, { recursive: true });
try {
  const blank = await (await browser.newContext({ viewport: { width: 1600, height: 900 } })).newPage();
  for (const [name, [take, width]] of Object.entries(pictures)) {
    if (names.length > 0 && !names.includes(name)) continue;
    for (const [side, port] of [
      ['before', before],
      ['after', after],
    ] as const) {
      if (!port || port === '-') continue;
      try {
        const row = await sideBySide(blank, await take({ browser, port }), width);
        const bytes = await small(blank, row);
        writeFileSync(path.join(folder, `${name}-${side}.png`), bytes);
        console.log(`${name}-${side}.png  ${Math.ceil(bytes.length / 1000)} kB`);
      } catch (error) {
        console.error(`${name}-${side}: ${error}`);
        process.exitCode = 1;
      }
    }
  }
} finally {
  await browser.close();
}
