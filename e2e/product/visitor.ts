import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import type { Part, Tab } from './tab';

/** The kind of visitor: a new one, or one who has answered every prompt. */
export type Visitor = 'new' | 'answered prompts';

/** As Chrome names itself on an Android phone. */
export const androidPhone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** A browser that runs scripts before those of each page. */
export interface Prepared {
  addInitScript(script: (names: string[]) => unknown, names?: string[]): Promise<unknown>;
}

/** Of the demo merchants. */
const announcements = ['aurora', 'noor', 'mosaic'].flatMap((merchant) =>
  ['welcome', 'weekend', 'vip', 'app', 'float'].map((name) => `${merchant}-${name}`),
);

/**
 * Stores in each page of a context that the news and the question for notifications were answered today. Keeps values
 * that a test or the product has written.
 */
export const asReturning = (context: Prepared): Promise<unknown> =>
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
 * Sets the flag of the native app, with which the site does not offer installation or its app (R5.13a), and that of a
 * closed download bar (R4.23b). Pages of other origins may have no storage.
 */
function wantNoOffers(): void {
  try {
    if (localStorage.getItem('in_app') === null) localStorage.setItem('in_app', '0');
    if (sessionStorage.getItem('hideDownloadBar') === null) sessionStorage.setItem('hideDownloadBar', '1');
  } catch {}
}

/** Stores in each page of a context that all prompts are answered: news, notifications and the app, whose bar is closed too. */
export async function asAnswered(context: Prepared): Promise<void> {
  await context.addInitScript(wantNoOffers);
  await asReturning(context);
}

/** Has each page load keep the place of the download bar, as after one that showed it. */
export const keepDownloadBar = (context: Prepared): Promise<unknown> =>
  context.addInitScript(() => {
    // Pages of other origins may have no storage.
    try {
      const member = sessionStorage.getItem('tessera:session') !== null;
      localStorage.setItem('tessera:download-bar', JSON.stringify({ height: 69, member }));
    } catch {}
  });

/** Leaves the download bar to a visitor who has answered the prompts. */
export async function withDownloadBar(context: Prepared): Promise<void> {
  await keepDownloadBar(context);
  await context.addInitScript(() => {
    try {
      sessionStorage.removeItem('hideDownloadBar');
    } catch {}
  });
}

/** Leaves the announcement that floats to a visitor who has answered the prompts. */
export const withFloatingAnnouncement = (context: Prepared): Promise<unknown> =>
  context.addInitScript(
    (floating) => {
      if (window.top !== window) return;
      const closed: Record<string, string> = JSON.parse(
        localStorage.getItem('tessera:announcements') ?? '{}',
      );
      for (const id of floating) delete closed[id];
      localStorage.setItem('tessera:announcements', JSON.stringify(closed));
    },
    announcements.filter((id) => id.endsWith('-float')),
  );

const catalog = (language: string) =>
  v.parse(
    v.record(v.string(), v.string()),
    JSON.parse(
      readFileSync(
        path.resolve(import.meta.dirname, `../../remote-growth/src/locales/${language}.json`),
        'utf8',
      ),
    ),
  );
const catalogs = ['EN', 'CN', 'AR', 'UR'].map(catalog);

/** Matches a sentence of the catalogs in any language, with any values for its placeholders. */
const anyOf = (...keys: readonly string[]): RegExp => {
  const sentences = catalogs.flatMap((texts) => keys.map((key) => texts[key] ?? key));
  const escaped = sentences.map((sentence) =>
    sentence
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );
  return new RegExp(`^(${escaped.join('|')})$`);
};

/** Each automatic prompt: its title, the button that declines it, and its other title. */
const prompts = {
  news: ['announcements', 'announcements_close'],
  install: ['install_title_desktop', 'install_cancel', 'install_title'],
  notifications: ['notifications_title', 'notifications_not_now'],
  app: ['popup_title', 'popup_close'],
} as const;

/** A prompt in any of the languages: its dialog, and the button that declines it. */
export function promptOf(page: Page, name: keyof typeof prompts): { dialog: Locator; decline: Locator };
export function promptOf(tab: Tab, name: keyof typeof prompts): { dialog: Part; decline: Part };
export function promptOf(tab: Tab, name: keyof typeof prompts): { dialog: Part; decline: Part } {
  const [title, button, ...titles] = prompts[name];
  const dialog = tab.getByRole('dialog', { name: anyOf(title, ...titles) });
  return { dialog, decline: dialog.getByRole('button', { name: anyOf(button) }) };
}

/** Ends the visit, which lasts as long as the tab, and starts the next one on the same page. */
export async function visitAgain(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
}

/** Declines each prompt that covers the page before an action. */
export async function declinePrompts(tab: Tab): Promise<void> {
  for (const name of ['news', 'install', 'notifications', 'app'] as const) {
    const { dialog, decline } = promptOf(tab, name);
    await tab.addLocatorHandler(dialog, () => decline.click());
  }
}
