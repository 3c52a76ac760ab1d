import type { Page } from '@playwright/test';
import type { Product } from '../product/products';

/** The call that the Maya app makes at the sandbox's second origin before it opens the page. @returns the session id */
export async function mayaSession(page: Page, { port }: Product): Promise<string> {
  const status = await page.request.get(`http://127.0.0.1:${port}/wps/v2/system/status?device=MOBILE`, {
    headers: { merchant: 'samba' },
  });
  const { origin } = new URL((await status.json()).value.social.places.telegramAuthorize);
  return (await (await page.request.post(`${origin}/maya/session`)).json()).sessionId;
}
