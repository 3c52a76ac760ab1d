/** @jest-environment jsdom */
import { type Endpoint, gameList, jackpots, recentWins, status, topGames } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, lane, lanes } from '../../../testing/games';
import { signInMember } from '../../../testing/member';
import { address, openPage } from '../../../testing/page';
import HomePage from '..';

jest.mock('@tessera/shell/i18n', () =>
  require('../../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();

const star = card('Star Reel');
const asked = (endpoint: Endpoint) => gateway.queries(endpoint).length;
async function open(lobby: object) {
  gateway.on(gameList, { value: lanes(lane('RNG', [card('Moon Reel')])) });
  gateway.on(status, { value: { currency: 'USD', lobby } });
  await act(refreshSite);
  openPage('/m/home', <HomePage />);
  await screen.findByRole('button', { name: /Moon Reel/ });
}

afterEach(cleanup);

test('jackpots are shown with their amount, and one with a game opens it', async () => {
  signInMember();
  gateway.on(jackpots, {
    value: {
      jackpots: [
        { id: '1', name: 'Grand', amount: '1250000.50', growth: 3, game: star },
        { id: '2', name: 'Mini', amount: '42.00' },
      ],
    },
  });
  await open({ jackpots: true });
  const panel = await screen.findByRole('region', { name: 'Jackpots' });
  expect(within(panel).getByText(/1,250,000\.50/)).toBeTruthy();
  expect(within(panel).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(panel).getByRole('button', { name: /Grand/ }));
  expect(address()).toContain('/m/launchGame?vendor=KST&code=STAR_REEL');
});

test('a recent win says who won how much in which game', async () => {
  gateway.on(recentWins, {
    value: { wins: [{ id: '1', player: 'ab***7', amount: '880.00', game: star }] },
  });
  await open({ wins: true });
  const wins = await screen.findByRole('region', { name: 'Recent big wins' });
  expect(within(wins).getByRole('button').textContent).toMatch(/880\.00.*Star Reel.*ab\*\*\*7/);
});

test('the games that are played most are in the order of their rank, ten at most', async () => {
  const games = Array.from({ length: 12 }, (_, at) => card(`Game ${at + 1}`));
  gateway.on(topGames, { value: { games } });
  await open({ top: true });
  const ranking = await screen.findByRole('region', { name: 'Most played' });
  const names = within(ranking)
    .getAllByRole('button')
    .map((tile) => /Game \d+/.exec(tile.textContent ?? '')?.[0]);
  expect(names).toEqual(games.slice(0, 10).map(({ displayName }) => displayName));
});

test('a gateway without them is not asked', async () => {
  const before = [jackpots, recentWins, topGames].map(asked);
  await open({});
  expect(screen.queryByRole('region', { name: 'Jackpots' })).toBeNull();
  expect([jackpots, recentWins, topGames].map(asked)).toEqual(before);
});

test('without jackpots or after a refusal nothing is left of their place', async () => {
  gateway.on(jackpots, { refused: { message: 'refused' } });
  await open({ jackpots: true });
  await expect(screen.findByRole('region', { name: 'Jackpots' }, { timeout: 600 })).rejects.toThrow();
});
