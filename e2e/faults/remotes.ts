import type { Locator, Page } from '@playwright/test';
import { navEntry, sportsOf } from '../product/actions';

/** Where a remote is seen in the page, and where the rest of it. */
export interface SeenRemote {
  readonly name: 'auth' | 'games' | 'member' | 'growth';
  /** The address that opens it. */
  readonly address: string;
  /** An address that does without it. */
  readonly elsewhere: string;
  /** Opens it from there, without a load of the page. */
  readonly open: (page: Page) => Promise<void>;
  /** It works. */
  readonly works: (page: Page) => Locator;
  /** What the member reads if its code cannot be loaded. */
  readonly sentence: string;
  /** What stands around it, and leads on, in any case. */
  readonly frame: (page: Page) => Locator;
  /** Leads from there to a page of another remote. */
  readonly leave: (page: Page) => Promise<void>;
  readonly other: (page: Page) => Locator;
  /** It is seen in a slot: a part of it that crashes leaves its place empty until the next page. */
  readonly isSlot?: true;
}

export const games = (page: Page) => sportsOf(page);
export const offers = (page: Page) => page.getByRole('link', { name: /Rocket weekend/ });
const tap = (name: string) => (page: Page) => navEntry(page, name).click();

const frame = (page: Page) => navEntry(page, 'Home');
const home = { frame, leave: tap('Home'), other: games } as const;
const promotions = { frame, leave: tap('Offers'), other: offers } as const;
/** The sign-in needs the whole screen, and so has no navigation. */
const wayBack = (page: Page) =>
  page
    .getByRole('button', { name: 'Back to home' })
    .or(page.getByRole('button', { name: 'Back', exact: true }))
    .first();

export const remotes: readonly SeenRemote[] = [
  {
    name: 'auth',
    address: '/m/login',
    elsewhere: '/m/home',
    open: tap('Account'),
    works: (page) => page.getByLabel('Username', { exact: true }),
    sentence: 'Sign-in isn’t available right now',
    frame: wayBack,
    leave: (page) => wayBack(page).click(),
    other: games,
  },
  {
    name: 'games',
    address: '/m/home',
    elsewhere: '/m/activity',
    open: tap('Home'),
    works: games,
    sentence: 'The games aren’t available right now',
    ...promotions,
  },
  {
    name: 'member',
    address: '/m/activity',
    elsewhere: '/m/home',
    open: tap('Offers'),
    works: offers,
    sentence: 'This page isn’t available right now',
    ...home,
  },
  {
    name: 'growth',
    address: '/m/home',
    elsewhere: '/m/activity',
    open: tap('Home'),
    works: (page) => page.getByText('5.0').first(),
    sentence: 'The app download isn’t available right now',
    ...promotions,
    isSlot: true,
  },
];
