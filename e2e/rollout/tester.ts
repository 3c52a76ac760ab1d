import { type Browser, type BrowserContext, type Page, request } from '@playwright/test';
import { asOrdinaryWindow } from '../product/ordinary-window';
import { asAnswered } from '../product/visitor';

/** A separate browser with a given device id, or a new one. */
export async function browserOf(browser: Browser, origin: string, device?: string): Promise<BrowserContext> {
  const cookie = { name: 'deviceId', value: device ?? '', url: origin };
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  if (device !== undefined) await context.addCookies([cookie]);
  await asOrdinaryWindow(context);
  await asAnswered(context);
  return context;
}

/** The number of the release in a server's pages for a merchant. */
export async function numberAt(port: number, merchant = 'aurora'): Promise<number> {
  // Only the browser resolves the name of the host.
  const asking = await request.newContext({ extraHTTPHeaders: { host: `${merchant}.localhost` } });
  const html = await (await asking.get(`http://127.0.0.1:${port}/m/home`)).text();
  await asking.dispose();
  return Number(/"number":(\d+)/.exec(html)?.[1]);
}

/** The load marks of the games in the page, in order: `1.1.0 loaded`, `1.2.0 crash`. */
export const historyOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('mark').flatMap((mark) => {
      const outcome = /^tessera:remote:games:(.*)/.exec(mark.name)?.[1];
      const detail: unknown = mark instanceof PerformanceMark ? mark.detail : undefined;
      const version = typeof detail === 'object' && detail !== null && Reflect.get(detail, 'version');
      return outcome === undefined ? [] : [`${version} ${outcome}`];
    }),
  );
