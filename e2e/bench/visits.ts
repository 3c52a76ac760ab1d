import type { Page } from '@playwright/test';
import { navEntry } from '../product/actions';
import { type Load, measureLoad } from './load';
import { inNewBrowser, slowPage } from './slow-browser';
import { measureTap } from './tap';
import { cards, form } from './watch-page';

type Numbers = Readonly<Record<string, number>>;
/** The numbers of some visits, by name. */
export type Visited = Readonly<Record<string, Numbers>>;

const HOME = '/m/home';

/** In ms: what starts when the page is idle has started. */
const IDLE = 4_000;

/** A first visit to the home page, and the next one, for which the service worker has the files. */
export const again = (origin: string): Promise<Visited> =>
  inNewBrowser('new', async (context) => {
    const first = await slowPage(context);
    const home = await measureLoad(first, origin + HOME, cards);
    await first.evaluate(async () => void (await navigator.serviceWorker.ready));
    await first.waitForTimeout(IDLE);
    await first.close();
    const { content, seen }: Load = await measureLoad(await slowPage(context), origin + HOME, cards);
    return { home, again: { content, seen } };
  });

const firstVisit = (address: string, content: typeof cards): Promise<Load> =>
  inNewBrowser('new', async (context) => measureLoad(await slowPage(context), address, content));

export const home = async (origin: string): Promise<Visited> => ({
  home: await firstVisit(origin + HOME, cards),
});

export const login = async (origin: string): Promise<Visited> => ({
  login: await firstVisit(`${origin}/m/login`, form),
});

/** Measures a tap on a home page that is at rest. */
const tapAtHome = (origin: string, tap: (page: Page) => Promise<number>): Promise<Numbers> =>
  inNewBrowser('answered prompts', async (context) => {
    const page = await slowPage(context);
    await measureLoad(page, origin + HOME, cards);
    await page.waitForTimeout(IDLE);
    return { content: await tap(page) };
  });

/** The page of a remote of which nothing was requested yet. */
export const bar = async (origin: string): Promise<Visited> => ({
  bar: await tapAtHome(origin, (page) => measureTap(page, navEntry(page, 'Offers'))),
});

/** A page that was open before. */
export const link = async (origin: string): Promise<Visited> => ({
  link: await tapAtHome(origin, async (page) => {
    const all = page.locator('main a[href^="/m/game?category="]').first();
    await measureTap(page, all);
    await page.goBack();
    await all.waitFor();
    await page.waitForTimeout(IDLE);
    return measureTap(page, all);
  }),
});
