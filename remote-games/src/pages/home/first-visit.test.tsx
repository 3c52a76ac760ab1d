/** @jest-environment jsdom */
import { gameList, listAnnouncements } from '@tessera/contract';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, lane, lanes } from '../../testing/games';
import { address, openPage } from '../../testing/page';
import HomePage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();

const nothing = lanes(lane('RNG', []));
const open = () => openPage('/m/home', <HomePage />);
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('a failure to load the games is shown, and a retry loads them', async () => {
  gateway.on(gameList, { refused: { message: 'refused' } });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load');
  expect(isBusy()).toBe(false);
  gateway.on(gameList, { value: nothing });
  await tryAgain();
  expect(await screen.findByText('No games here yet')).toBeTruthy();
});

test.each([null, undefined, {}, { data: null }, { data: { lanes: null } }, { data: { lanes: [] } }])(
  'where the gateway has no games and sends %j, the page shows offers and news',
  async (value) => {
    gateway.on(gameList, { value });
    gateway.on(listAnnouncements, {
      value: { announcements: [{ id: 'a', type: 'POPUP', title: 'Double deposit' }] },
    });
    open();
    expect(await screen.findByText('No games here yet')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /Double deposit/ })).toBeTruthy();
    const state = screen.getByText('No games here yet').parentElement ?? document.body;
    await userEvent.click(within(state).getByRole('button', { name: 'Offers' }));
    expect(address()).toBe('/m/activity');
  },
);

test('a lane without a list of games is left out, and named once in the console', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const value = lanes(lane('RNG', [card('Star Reel')]), { ...lane('LIVE', []), cards: null as never });
  gateway.on(gameList, { value });
  open();
  expect(await screen.findByRole('button', { name: /Star Reel/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Live' })).toBeNull();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/gameList.*1\.cards/)]]);
});

test('a skeleton is shown while the games load; without games the page says so, and a retry loads them', async () => {
  gateway.on(gameList, { value: nothing });
  open();
  expect(isBusy()).toBe(true);
  expect(await screen.findByText('No games here yet')).toBeTruthy();
  gateway.on(gameList, { value: lanes(lane('RNG', [card('Star Reel')])) });
  await tryAgain();
  expect(await screen.findByRole('button', { name: /Star Reel/ })).toBeTruthy();
});
