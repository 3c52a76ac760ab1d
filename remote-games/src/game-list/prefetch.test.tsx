/** @jest-environment jsdom */
import { gameList } from '@tessera/contract';
import { screen } from '@testing-library/react';
import HomePage from '../home/page';
import { gateway } from '../testing/fake-gateway';
import { card, lane, lanes } from '../testing/games';
import { openPage } from '../testing/page';
import { prefetchGames } from './prefetch';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

test('what was fetched ahead of a page is not asked for again by it', async () => {
  gateway.install();
  gateway.answers(gameList, lanes(lane('RNG', [card('Star Reel')])));
  prefetchGames('/m/home', new URLSearchParams());
  openPage('/m/home', <HomePage />);
  expect(await screen.findByRole('button', { name: /Star Reel/ })).toBeTruthy();
  expect(gateway.queries(gameList)).toEqual([{ limit: '12' }]);
});
