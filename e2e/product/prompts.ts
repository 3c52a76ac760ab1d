import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';

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
const catalogs = ['EN', 'CN', 'AR'].map(catalog);

/** Sentences of the catalogs in any of the languages, whatever stands in their places. */
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

/** Each prompt that comes unasked: its title, the button by which a visitor declines it, and another title that it may have. */
const prompts = {
  news: ['announcements', 'announcements_close'],
  install: ['install_title', 'install_cancel', 'install_title_desktop'],
  notifications: ['notifications_title', 'notifications_not_now'],
  app: ['popup_title', 'popup_close'],
} as const;

/** A prompt in any of the languages: its dialog, and the button that declines it. */
export function promptOf(page: Page, name: keyof typeof prompts): { dialog: Locator; decline: Locator } {
  const [title, button, ...titles] = prompts[name];
  const dialog = page.getByRole('dialog', { name: anyOf(title, ...titles) });
  return { dialog, decline: dialog.getByRole('button', { name: anyOf(button) }) };
}

/** Lets the visitor decline each prompt when it stands in the way of what the test does, as a member would. */
export async function declinePrompts(page: Page): Promise<void> {
  for (const name of ['news', 'install', 'notifications', 'app'] as const) {
    const { dialog, decline } = promptOf(page, name);
    await page.addLocatorHandler(dialog, () => decline.click());
  }
}
