import type { BrowserContext, Page } from '@playwright/test';

/** Of the demo merchants. */
const announcements = ['aurora', 'noor'].flatMap((merchant) =>
  ['welcome', 'weekend', 'vip', 'app', 'float'].map((name) => `${merchant}-${name}`),
);

/**
 * Makes everybody in a context someone who has answered today whatever interrupts a visitor unasked: announcements and
 * the question for notifications. What a test or the product has written since then stays.
 */
export const asReturning = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((seen) => {
    if (!location.protocol.startsWith('http') || window.top !== window) return;
    const now = new Date();
    const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    const answered = {
      'tessera:announcements': Object.fromEntries(seen.map((id) => [id, 'never'])),
      'tessera:notification-prompt': day,
    };
    for (const [key, value] of Object.entries(answered))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
  }, announcements);

/** Closes whatever interrupts a visitor unasked when it stands in the way of what a test does. */
export async function closeInterruptions(page: Page): Promise<void> {
  const interruptions = { 'News for you': 'Close the news', 'Be the first to know': 'Not now' };
  for (const [name, close] of Object.entries(interruptions))
    await page.addLocatorHandler(page.getByRole('dialog', { name }), (dialog) =>
      dialog.getByRole('button', { name: close }).click(),
    );
}
