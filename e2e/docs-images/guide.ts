import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { small } from './compose';
import { desktop, openBrowser, phone, settled } from './windows';

/** The windows of a reader of docs/remote-guide.md, open from one picture to the next. */
interface Windows {
  readonly phone: BrowserContext;
  readonly desktop: BrowserContext;
  /** The page of the dev servers. */
  readonly developing: Page;
}

/** Longer than usual: webpack and the browser share the processor. */
const slowly = { timeout: 30_000 };

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const MARK = 'data-first';
const setMark = (text: string): void => document.documentElement.setAttribute('data-first', text);

/** The first text of the new remote's page. */
const firstText = async (page: Page): Promise<string> =>
  (await page.locator('main p').first().textContent()) ?? '';

/** The address of this form in what a command has printed. */
function addressIn(printed: string, form: RegExp): string {
  const address = form.exec(printed)?.[0];
  if (address === undefined) throw new Error(`no address in: ${printed}`);
  return address;
}

/**
 * The pictures of the guide. Each waits until the page shows what the guide says.
 * @param printed what the last command has printed
 */
const pictures: Readonly<Record<string, (windows: Windows, printed: string) => Promise<Page>>> = {
  'guide-page.png': async ({ developing }) => {
    await developing.goto('http://aurora.localhost:8081/m/bonus');
    await expect(title(developing, 'New page')).toBeVisible(slowly);
    // Is lost if the page is loaded again.
    await developing.evaluate(setMark, await firstText(developing));
    return developing;
  },
  'guide-change.png': async ({ developing }) => {
    const before = await developing.locator('html').getAttribute(MARK);
    await expect.poll(() => firstText(developing), slowly).not.toBe(before);
    await expect(developing.locator('html')).toHaveAttribute(MARK, /./);
    return developing;
  },
  'guide-texts.png': async ({ developing }) => {
    await expect(title(developing, 'Daily bonus')).toBeVisible(slowly);
    return developing;
  },
  'guide-preview.png': async (windows, printed) => {
    const page = await windows.phone.newPage();
    await page.goto(addressIn(printed, /http:\S+preview=\S+/));
    await expect(title(page, 'Daily bonus')).toBeVisible(slowly);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('bonus 1.1.0');
    return page;
  },
  'guide-fleet.png': async (windows, printed) => {
    const page = await windows.desktop.newPage();
    await page.goto(addressIn(printed, /http:\S+/));
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: 'aurora', exact: true }) });
    await expect(row).toContainText('1.1.0', slowly);
    await expect(row).toContainText('10%');
    return page;
  },
};

/**
 * Takes the pictures of the guide: `guide <folder>`. `scripts/guide` starts it, writes a line of JSON for each picture,
 * `{"name":"guide-page.png","printed":"…"}`, and reads a line of JSON when it is taken:
 * `{"taken":"guide-page.png  8 kB"}`, or `{"fault":"…"}` if the page does not show what the guide says.
 */
const [folder = ''] = process.argv.slice(2);
const browser = await openBrowser();
try {
  const onPhone = await phone(browser, 'en-US', 640);
  const windows = {
    phone: onPhone,
    desktop: await desktop(browser, 640),
    developing: await onPhone.newPage(),
  };
  const blank = await (await browser.newContext()).newPage();
  for await (const line of createInterface({ input: process.stdin })) {
    const { name, printed }: { name: string; printed: string } = JSON.parse(line);
    const take = pictures[name];
    if (!take)
      throw new Error(`There is no picture "${name}": there are ${Object.keys(pictures).join(', ')}.`);
    try {
      const page = await take(windows, printed);
      await settled(page);
      const bytes = await small(blank, await page.screenshot());
      writeFileSync(path.join(folder, name), bytes);
      console.log(JSON.stringify({ taken: `${name}  ${Math.ceil(bytes.length / 1000)} kB` }));
    } catch (error) {
      // The story goes on.
      console.log(JSON.stringify({ fault: `${name}: ${error}` }));
    }
  }
} finally {
  await browser.close();
}
