import type { BrowserContext } from '@playwright/test';

/** Who comes: somebody for the first time, or somebody who has answered every prompt before. */
export type Visitor = 'new' | 'answered prompts';

/** Of the demo merchants. */
const announcements = ['aurora', 'noor'].flatMap((merchant) =>
  ['welcome', 'weekend', 'vip', 'app', 'float'].map((name) => `${merchant}-${name}`),
);

/**
 * Makes everybody in a context someone who has answered the news and the question for notifications today. What a test
 * or the product has written since then stays.
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

/**
 * The site asks by itself to be installed, and offers its app. It does neither where the native app says so (R5.13a).
 * Pages of others may have no storage.
 */
function wantNoOffers(): void {
  try {
    if (localStorage.getItem('in_app') === null) localStorage.setItem('in_app', '0');
  } catch {}
}

/** Makes everybody in a context someone whom nothing interrupts: the news, notifications and the app are answered. */
export async function asAnswered(context: BrowserContext): Promise<void> {
  await context.addInitScript(wantNoOffers);
  await asReturning(context);
}
