/** @jest-environment jsdom */
import { gameList } from '@tessera/contract';
import { signOut } from '@tessera/shell/session';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen } from '@testing-library/react';
import { card, lane, lanes } from '../../testing/games';
import { openPage } from '../../testing/page';
import HomePage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
const star = card('Star Reel');
const moon = card('Moon Reel');

/** Opens the home page whose first card has other fields. `undefined` takes a field away. */
const openWith = (fields: object) => {
  const sent = { ...star, ...fields };
  gateway.on(gameList, {
    value: lanes(lane('RNG', [sent, moon] as never), lane('SPORTS', [card('City Derby')])),
  });
  openPage('/m/home', <HomePage />);
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(async () => {
  cleanup();
  await signOut();
  jest.restoreAllMocks();
});

const wrong = [null, undefined, 7, '', {}, [], true, 1e308, 'SOMETHING_NEW'];

test.each(['image', 'nodeId', 'accountTypeName', 'freeplay', 'hot', 'gameId'])(
  'the home page shows every game, whatever the %s of one is',
  async (field) => {
    for (const value of wrong) {
      openWith({ [field]: value });
      expect(await screen.findByRole('button', { name: /Moon Reel/ })).toBeTruthy();
      expect(screen.getByRole('button', { name: /City Derby/ })).toBeTruthy();
      // An id that is a list or an object leaves this one game out.
      const isOut = field === 'gameId' && typeof value === 'object' && value !== null;
      const isOutBySwitch = field === 'gameId' && value === true;
      if (!isOut && !isOutBySwitch) expect(screen.getByRole('button', { name: /Star Reel/ })).toBeTruthy();
      cleanup();
      sessionStorage.clear();
    }
  },
);

test.each(['gameCode', 'vendor', 'displayName'])(
  'the home page shows the other games, whatever the %s of one is',
  async (field) => {
    for (const value of wrong) {
      openWith({ [field]: value });
      expect(await screen.findByRole('button', { name: /Moon Reel/ })).toBeTruthy();
      expect(screen.getByRole('button', { name: /City Derby/ })).toBeTruthy();
      cleanup();
      sessionStorage.clear();
    }
  },
);

test('games that cannot be read at all never ask the member to check the connection', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  gateway.on(gameList, { value: 'nothing of this is a list of games' });
  openPage('/m/home', <HomePage />);
  await screen.findByText(/read the answer/);
  expect(screen.queryByText(/connection/i)).toBeNull();
});
