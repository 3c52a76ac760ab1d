/** @jest-environment jsdom */
import {
  changeFavourites,
  depositSettings,
  favouriteList,
  gameList,
  status,
  walletBalance,
} from '@tessera/contract';
import { signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../common/paths';
import { card, lane, lanes } from '../../testing/games';
import { signInMember } from '../../testing/member';
import { address, openPage, trace } from '../../testing/page';
import GamesPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
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

type Lane = ReturnType<typeof lane>;

const open = (at: string) => openPage(at, <GamesPage />);
const game = (name: string) => screen.findByRole('button', { name: new RegExp(`^(?!Favourite).*${name}`) });
const heart = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` });
const games = () =>
  [...document.querySelectorAll('li')].map((item) => item.querySelector('.title')?.textContent);
const count = () => screen.getByText(/^\d+ games?$/).textContent;

/** The gateway's answer: lanes filtered by category, cut by limit and offset, with their counts. */
const answered = (all: readonly Lane[], { category, limit = '1000', offset = '0' }: Record<string, string>) =>
  lanes(
    ...all
      .filter(({ title }) => category === undefined || title === category)
      .map((one) => ({
        ...one,
        cards: one.cards.slice(Number(offset), Number(offset) + Number(limit)),
        gameCount: one.cards.length,
      })),
  );

beforeEach(() => {
  gateway.on(gameList, ({ query }) => ({ value: answered([slots, live, house], query) }));
});
afterEach(async () => {
  cleanup();
  await signOut();
});

test('the games page shows all games of the category in its query, with their number [R2.11]', async () => {
  open('/m/game?category=RNG');
  await game('Café Reel');
  expect(games()).toEqual(['Café Reel', 'Moon Reel', 'Star Fruit']);
  expect(count()).toBe('3 games');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slots');
  expect(gateway.queries(gameList)).toContainEqual({ category: 'RNG', limit: '200' });
});

test('a member’s balance and the way to a deposit stand in the header, as on the home page', async () => {
  gateway.on(walletBalance, { value: { total: '1284.50', wallets: [] } });
  gateway.on(depositSettings, { value: {} });
  const header = () => within(screen.getByRole('banner'));
  open('/m/game');
  await game('Café Reel');
  expect(header().queryByRole('link')).toBeNull();
  signInMember();
  expect((await header().findByRole('link', { name: /^Balance.*1,284\.50$/ })).getAttribute('href')).toBe(
    '/m/wallet',
  );
  await userEvent.click(header().getByRole('button', { name: 'Deposit' }));
  await waitFor(() => expect(address()).toBe('/m/voucherCenter'));
});

test('without a category, the games of all categories are shown in the order of the categories [R2.11] [R9.35]', async () => {
  open('/m/game');
  await game('Café Reel');
  expect(games()).toEqual(['Grand Roulette', 'Royal Duel', 'Café Reel', 'Moon Reel', 'Star Fruit']);
});

test('on the page of a category, its tab is selected from the start', async () => {
  open('/m/live');
  await game('Grand Roulette');
  expect(games()).toEqual(['Grand Roulette']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Live casino');
});

test('another tab shows another category; the vendor is cleared, the search is kept', async () => {
  open('/m/game?category=RNG&vendor=ORV&search=r');
  await game('Moon Reel');
  await userEvent.click(await screen.findByRole('tab', { name: 'Live casino' }));
  await game('Grand Roulette');
  expect(address()).toBe('/m/game?category=LIVE&search=r');
});

test('the merged category TCG has the games of its lanes [R9.35]', async () => {
  open('/m/game');
  await userEvent.click(await screen.findByRole('tab', { name: 'Originals' }));
  await waitFor(() => expect(games()).toEqual(['Royal Duel']));
  expect(address()).toBe('/m/game?category=TCG');
});

test('a vendor filters the games and is stored in the address', async () => {
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

test('typing filters the games by name or vendor at once, and the address follows', async () => {
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

test('the search text of the address is in the field from the start', async () => {
  open('/m/game?category=RNG&search=star');
  await game('Star Fruit');
  expect(games()).toEqual(['Star Fruit']);
  expect(screen.getByDisplayValue('star')).toBeTruthy();
});

test('an address with an empty search text focuses the search field, and then loses the empty text', async () => {
  open(paths.search);
  await game('Café Reel');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search games' }));
  expect(games()).toHaveLength(5);
  expect(address()).toBe('/m/game');
  await userEvent.keyboard('star');
  await waitFor(() => expect(games()).toEqual(['Star Fruit']));
});

test('an address with a search text leaves the focus where it is', async () => {
  open('/m/game?search=star');
  await game('Star Fruit');
  expect(document.activeElement).toBe(document.body);
});

test('a search without a match says so, and clearing it shows all games again', async () => {
  open('/m/game?category=RNG&vendor=ORV&search=zebra');
  expect(await screen.findByText('No games found')).toBeTruthy();
  const clear = screen.getAllByRole('button', { name: 'Clear search' });
  await userEvent.click(clear.at(-1) ?? document.body);
  await waitFor(() => expect(games()).toHaveLength(3));
  expect(address()).toBe('/m/game?category=RNG');
});

test('a category without games says so, and a button shows all games', async () => {
  open('/m/game?category=PVPX');
  expect(await screen.findByText('No games here yet')).toBeTruthy();
  expect(document.body.textContent).not.toContain('PVPX');
  await userEvent.click(screen.getByRole('button', { name: 'All games' }));
  expect(await game('Star Fruit')).toBeTruthy();
  expect(address()).toBe('/m/game');
});

test('games of unknown categories are shown as one category with a name, and no picture of it is asked for', async () => {
  const some = [lane('COCKFIGHT', [card('Red Spur')]), lane('BINGO', [card('Bingo 75')])];
  gateway.on(gameList, ({ query }) => ({ value: answered([slots, ...some], query) }));
  open('/m/game?category=COCKFIGHT');
  await waitFor(() => expect(games()).toEqual(['Red Spur', 'Bingo 75']));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('More games');
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Favourites',
      'Slots',
      'More games',
    ]),
  );
  expect(document.querySelector('.strip')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Slots' }));
  await game('Café Reel');
  expect(document.querySelector('.strip')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'More games' }));
  await game('Bingo 75');
  expect(address()).toBe('/m/game?category=OTHER');
});

test('another category is another entry of the history', async () => {
  open('/m/game?category=RNG');
  await game('Café Reel');
  await userEvent.click(await screen.findByRole('tab', { name: 'Live casino' }));
  await game('Grand Roulette');
  expect(trace()).toEqual(['/m/game?category=RNG', '/m/game?category=LIVE']);
});

test('games are loaded 200 at a time, and all of them can be searched', async () => {
  const many = lane(
    'TABLE',
    Array.from({ length: 450 }, (_, at) => card(`Poker ${at + 1}`)),
  );
  gateway.on(gameList, ({ query }) => ({ value: answered([many], query) }));
  open('/m/table');
  await waitFor(() => expect(count()).toBe('450 games'));
  const asked = gateway.queries(gameList).filter(({ category }) => category === 'TABLE');
  expect(asked.map(({ offset }) => offset)).toEqual([undefined, '200', '400']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'poker 449');
  await waitFor(() => expect(games()).toEqual(['Poker 449']));
});

test('a later visit of the page shows the games at once, and makes no request while their answers are fresh', async () => {
  const asked = (category: string) =>
    gateway.queries(gameList).filter((query) => query.category === category);
  open('/m/pvp');
  await game('Royal Duel');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  cleanup();
  open('/m/pvp');
  expect(games()).toEqual(['Royal Duel']);
  await userEvent.click(await screen.findByRole('tab', { name: 'Live casino' }));
  await waitFor(() => expect(asked('LIVE')).toHaveLength(1));
  expect(asked('PVP')).toHaveLength(1);
});

test('loading ends after a gateway that ignores the offset has sent the same games twice', async () => {
  const all = lane('CRASH', [card('Comet'), card('Rocket')], { gameCount: 900 });
  gateway.on(gameList, { value: lanes(all) });
  open('/m/crash');
  await waitFor(() => expect(count()).toBe('2 games'));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(gateway.queries(gameList).filter(({ category }) => category === 'CRASH')).toHaveLength(2);
});

test('after a failure to load further games, the loaded ones stay, and a retry loads the others', async () => {
  const many = lane(
    'ARCADE',
    Array.from({ length: 300 }, (_, at) => card(`Mines ${at + 1}`)),
  );
  gateway.on(gameList, ({ query }) =>
    query.offset === undefined ? { value: answered([many], query) } : { refused: { message: 'refused' } },
  );
  open('/m/arcade');
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t load the rest of the games');
  expect(count()).toBe('200 games');
  gateway.on(gameList, ({ query }) => ({ value: answered([many], query) }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(count()).toBe('300 games'));
});

test('a game is among the favourites from the tap on its heart to the next one', async () => {
  open('/m/game?category=FAVOURITES');
  expect(await screen.findByText('No favourites yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'All games' }));
  await userEvent.click(await heart('Moon Reel'));
  expect((await heart('Moon Reel')).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('tab', { name: 'Favourites' }));
  await waitFor(() => expect(games()).toEqual(['Moon Reel']));
  expect(address()).toBe('/m/game?category=FAVOURITES');
  await userEvent.click(await heart('Moon Reel'));
  expect(await screen.findByText('No favourites yet')).toBeTruthy();
});

test('free play shows only the games that can be tried, and a tap opens the trial without a session', async () => {
  const mixed = lane('FISH', [card('Reef', { freeplay: true, nodeId: '9' }), card('Tide')]);
  gateway.on(gameList, ({ query }) => ({ value: answered([mixed], query) }));
  open('/m/fish');
  await game('Tide');
  await userEvent.click(screen.getByRole('button', { name: 'Free play' }));
  await waitFor(() => expect(games()).toEqual(['Reef']));
  expect(address()).toBe('/m/fish?free=1');
  await userEvent.click(await game('Reef'));
  expect(address()).toBe('/m/trialGame?gameId=Reef&nodeId=9&backUrl=%2Fm%2Ffish%3Ffree%3D1');
});

test('a failure to load the games is shown, and a retry loads them', async () => {
  gateway.on(gameList, { refused: { message: 'refused' } });
  open('/m/game?category=ELOTT');
  expect(await screen.findByRole('alert')).toBeTruthy();
  gateway.on(gameList, { value: lanes(lane('ELOTT', [card('Quick Three')])) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await game('Quick Three')).toBeTruthy();
});

test('a game leads back to the page with its filters [R2.18]', async () => {
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

describe('where the gateway keeps favourites', () => {
  const bodies = () => gateway.calls(changeFavourites).map(({ body }) => body);
  beforeEach(async () => {
    gateway.on(status, { value: { favourites: true } });
    await refreshSite();
    signInMember('keeper');
  });

  test('the page shows those of the member, and a heart changes them there', async () => {
    gateway.on(favouriteList, { value: { games: [card('Moon Reel')] } });
    gateway.on(changeFavourites, { value: {} });
    open('/m/game?category=RNG');
    await waitFor(async () => expect((await heart('Moon Reel')).getAttribute('aria-pressed')).toBe('true'));
    await userEvent.click(await heart('Star Fruit'));
    await userEvent.click(await heart('Moon Reel'));
    await waitFor(() =>
      expect(bodies()).toEqual([
        { add: ['Star Fruit'], remove: [] },
        { add: [], remove: ['Moon Reel'] },
      ]),
    );
  });

  test('a change that the gateway refuses is taken back', async () => {
    gateway.on(favouriteList, { value: { games: [] } });
    gateway.on(changeFavourites, { refused: {} });
    open('/m/game?category=RNG');
    await waitFor(() => expect(gateway.calls(favouriteList)).toHaveLength(1));
    const before = (await heart('Café Reel')).getAttribute('aria-pressed');
    await userEvent.click(await heart('Café Reel'));
    await waitFor(() => expect(gateway.calls(changeFavourites).length).toBeGreaterThan(0));
    await waitFor(async () => expect((await heart('Café Reel')).getAttribute('aria-pressed')).toBe(before));
  });
});

test('games that did not come are loaded when the gateway is reached again', async () => {
  gateway.on(gameList, 'unreachable');
  open('/m/game?category=COCK_FIGHTING');
  expect(await screen.findByRole('alert')).toBeTruthy();
  gateway.on(gameList, { value: lanes(lane('COCK_FIGHTING', [card('Arena')])) });
  dispatchEvent(new Event('online'));
  expect(await game('Arena')).toBeTruthy();
});
