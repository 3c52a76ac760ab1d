import type { Page, Route } from '@playwright/test';

/** What the gateway's answers are, except those that the page needs to start. */
export type Answers = 'hanging' | 'ordinary' | 'empty' | 'failing';

const START = /\/(system\/status|member\/(login|captcha))/;

/** Removes the items of every list. */
const withoutItems = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutItems(part)]));
};

async function answerEmpty(route: Route): Promise<void> {
  const response = await route.fetch();
  const body: unknown = await response.json().catch(() => undefined);
  await route.fulfill(body === undefined ? { response } : { response, json: withoutItems(body) });
}

/** Changes the answers of the gateway. @returns a function that sets what they are from now on */
export async function changeAnswers(page: Page): Promise<(next: Answers) => void> {
  let answers: Answers = 'ordinary';
  await page.route(/\/wps\//, async (route) => {
    if (answers === 'ordinary' || START.test(route.request().url())) return route.continue();
    // The next navigation cancels it.
    if (answers === 'hanging') return undefined;
    if (answers === 'failing') return route.fulfill({ status: 500, body: '' });
    // The page may have left before its answer came.
    return answerEmpty(route).catch(() => undefined);
  });
  return (next) => {
    answers = next;
  };
}
