/** @jest-environment jsdom */
import { gameList } from '@tessera/contract';
import { signOut } from '@tessera/shell/session';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, lane, lanes } from '../testing/games';
import { signInMember } from '../testing/member';
import { address, openPage } from '../testing/page';
import GamesPage from './page';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();

const slots = lane(
  'RNG',
  [card('Café Reel'), card('Moon Reel', { vendor: 'ORV' }), card('Star Fruit', { vendor: 'ORV' })],
  {
    gameClassify: [
      { vendor: 'KST', name: 'Kestrel Works' },
      { vendor: 'ORV', name: 'Oro Verde' },
    ],
    gameCount: 3,
  },
);
const live = lane('LIVE', [card('Grand Roulette', { vendor: 'JNP', accountTypeName: 'Juniper Live' })]);
const house = lane('PVP', [card('Royal Duel', { vendor: 'TCG' })]);

const open = (at: string) => openPage(at, <GamesPage />);
const game = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const games = () =>
  [...document.querySelectorAll('li')].map((item) => item.querySelector('.title')?.textContent);
const count = () => screen.getByText(/^\d+ games?$/).textContent;

beforeEach(() => {
  gateway.on(gameList, ({ query: { category } }) => ({
    value:
      category === undefined
        ? lanes(slots, live, house)
        : lanes(...[slots, live, house].filter(({ title }) => title === category)),
  }));
});
afterEach(async () => {
  cleanup();
  await signOut();
});

test('the games page shows all games of the category in its query, and counts them [R2.11]', async () => {
  open('/m/game?category=RNG');
  await game('Café Reel');
  expect(games()).toEqual(['Café Reel', 'Moon Reel', 'Star Fruit']);
  expect(count()).toBe('3 games');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slots');
  expect(gateway.queries(gameList)).toContainEqual({ category: 'RNG' });
});

test('without a category it shows the games of all, category by category [R2.11] [R9.35]', async () => {
  open('/m/game');
  await game('Café Reel');
  expect(games()).toEqual(['Grand Roulette', 'Royal Duel', 'Café Reel', 'Moon Reel', 'Star Fruit']);
});

test('the category of a page of its own is chosen from the start', async () => {
  open('/m/live');
  await game('Grand Roulette');
  expect(games()).toEqual(['Grand Roulette']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Live casino');
});

test('another tab shows another category and takes the vendor away, the search stays', async () => {
  open('/m/game?category=RNG&vendor=ORV&search=r');
  await game('Moon Reel');
  await userEvent.click(await screen.findByRole('tab', { name: 'Live casino' }));
  await game('Grand Roulette');
  expect(address()).toBe('/m/game?category=LIVE&search=r');
});

test('the merged category of the house is filled from its lanes [R9.35]', async () => {
  open('/m/game');
  await userEvent.click(await screen.findByRole('tab', { name: 'Originals' }));
  await waitFor(() => expect(games()).toEqual(['Royal Duel']));
  expect(address()).toBe('/m/game?category=TCG');
});

test('a vendor narrows the games, and is kept in the address', async () => {
  open('/m/game?category=RNG');
  await game('Café Reel');
  await userEvent.click(screen.getByRole('button', { name: 'Oro Verde' }));
  await waitFor(() => expect(games()).toEqual(['Moon Reel', 'Star Fruit']));
  expect(address()).toBe('/m/game?category=RNG&vendor=ORV');
  expect(count()).toBe('2 games');
  await userEvent.click(screen.getByRole('button', { name: 'All providers' }));
  await waitFor(() => expect(games()).toHaveLength(3));
  expect(address()).toBe('/m/game?category=RNG');
});

test('typing finds games as it goes on, by name or vendor, and the address follows', async () => {
  open('/m/game?category=RNG');
  await game('Café Reel');
  const search = screen.getByRole('searchbox', { name: 'Search games' });
  await userEvent.type(search, 'CAFE');
  await waitFor(() => expect(games()).toEqual(['Café Reel']));
  await waitFor(() => expect(address()).toBe('/m/game?category=RNG&search=CAFE'));
  await userEvent.clear(search);
  await userEvent.type(search, 'oro reel');
  await waitFor(() => expect(games()).toEqual(['Moon Reel']));
  expect(count()).toBe('1 game');
});

test('the search of an address is in the field from the start', async () => {
  open('/m/game?category=RNG&search=star');
  await game('Star Fruit');
  expect(games()).toEqual(['Star Fruit']);
  expect(screen.getByDisplayValue('star')).toBeTruthy();
});

test('a search without a match says so, and clearing it brings all games back', async () => {
  open('/m/game?category=RNG&vendor=ORV&search=zebra');
  expect(await screen.findByText('No game matches')).toBeTruthy();
  const clear = screen.getAllByRole('button', { name: 'Clear search' });
  await userEvent.click(clear.at(-1) ?? document.body);
  await waitFor(() => expect(games()).toHaveLength(3));
  expect(address()).toBe('/m/game?category=RNG');
});

test('a category without games says so, with the way to all of them', async () => {
  open('/m/game?category=FISH');
  expect(await screen.findByText('No games here yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'All games' }));
  expect(await game('Star Fruit')).toBeTruthy();
  expect(address()).toBe('/m/game');
});

test('games that cannot be had are said to be so, and another try brings them', async () => {
  gateway.on(gameList, { refused: { message: 'refused' } });
  open('/m/game?category=ARCADE');
  expect(await screen.findByRole('alert')).toBeTruthy();
  gateway.on(gameList, { value: lanes(slots) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await game('Café Reel')).toBeTruthy();
});

test('a game leads back to the page as it was filtered [R2.18]', async () => {
  signInMember();
  open('/m/game?category=RNG&vendor=ORV');
  await userEvent.click(await game('Moon Reel'));
  const [path, query] = address().split('?');
  expect(path).toBe('/m/launchGame');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    vendor: 'ORV',
    code: 'MOON_REEL',
    backUrl: '/m/game?category=RNG&vendor=ORV',
  });
});
