/** @jest-environment jsdom */
import { gameList } from '@tessera/contract';
import { provideVisits } from '@tessera/shell/testing';
import { screen } from '@testing-library/react';
import HomePage from '../pages/home';
import { card, lane, lanes } from '../testing/games';
import { openPage } from '../testing/page';
import { prefetchGames } from './prefetch-games';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();

test('a page does not repeat the requests that were prefetched for it', async () => {
  gateway.on(gameList, { value: lanes(lane('RNG', [card('Star Reel')])) });
  prefetchGames('/m/home', new URLSearchParams());
  openPage('/m/home', <HomePage />);
  expect(await screen.findByRole('button', { name: /Star Reel/ })).toBeTruthy();
  expect(gateway.queries(gameList)).toEqual([{ limit: '12' }]);
});
