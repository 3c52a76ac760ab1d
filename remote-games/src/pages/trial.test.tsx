/** @jest-environment jsdom */
import { gameCard, gameTrialLaunch, launchGame, status } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { provideTracking } from '@tessera/shell/tracking';
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { recentGames } from '../common/saved-games';
import { leave } from '../features/launch/leave';
import { rememberGame } from '../features/open-game/opened-game';
import { card } from '../testing/games';
import { address, openPage } from '../testing/page';
import TrialPage from './trial';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('../features/launch/leave', () => ({ leave: jest.fn() }));

const gateway = provideVisits({ merchant: { allow: { games: ['https://play.example.com'] } } });
const gameUrl = 'https://play.example.com/star?trial=1';
const open = (query = 'gameId=71&nodeId=9&backUrl=%2Fm%2Fgame') =>
  openPage(`/m/trialGame?${query}`, <TrialPage />, '/m/game');

beforeEach(async () => {
  gateway.on(status, { value: {} });
  await refreshSite();
  gateway.on(gameTrialLaunch, { value: { gameUrl } });
  rememberGame(v.parse(gameCard, card('Star Reel', { gameId: '71' })));
});
afterEach(() => {
  cleanup();
  jest.clearAllMocks();
});

test('a visitor tries a game for free by the trial call, not by the call for money [R7.34]', async () => {
  const sink = jest.fn();
  const stop = provideTracking(sink);
  open();
  await waitFor(() => expect(leave).toHaveBeenCalledWith(gameUrl));
  stop();
  expect(gateway.calls(gameTrialLaunch).map(({ method, body }) => [method, body])).toEqual([
    ['POST', { gameId: '71', nodeId: '9', platform: 'html5' }],
  ]);
  expect(gateway.calls(launchGame)).toHaveLength(0);
  expect(sink.mock.calls).toEqual([['startTrial', { gameId: '71', title: 'Star Reel' }]]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Star Reel');
  expect(renderHook(() => recentGames.useGames()).result.current).toEqual([]);
});

test('a refused trial shows the reason, and a button leads back', async () => {
  gateway.on(gameTrialLaunch, { refused: { message: 'Not for free' } });
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('Not for free');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/m/game');
});

test.each(['', 'nodeId=9', `gameId=${'7'.repeat(200)}`])('"%s" names no game', async (query) => {
  open(query);
  expect((await screen.findByRole('alert')).textContent).toBe('This link doesn’t lead to a game.');
  expect(gateway.calls(gameTrialLaunch)).toHaveLength(0);
});
