import { gameList } from '@tessera/contract';
import { owner } from '@tessera/remote/release';
import config from './remote.config';
import { firstGames } from './src/common/requests';
import remote from './src/remote';

jest.mock('@tessera/shell/request', () => ({ call: jest.fn(() => Promise.reject(new Error('offline'))) }));
const { call } = jest.requireMock('@tessera/shell/request');

test('the routes of the config and the pages of the remote have the same paths', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(config.routes.map(({ path }) => path));
});

test('this remote owns the games page and the launch page, and only the launch page needs a session [R2.11] [R2.18] [R6.3a]', () => {
  expect(owner(config.routes, '/m/game')).toMatchObject({ chunk: 'game' });
  expect(owner(config.routes, '/m/launchGame')).toMatchObject({ chunk: 'launch', guard: 'session' });
  expect(config.routes.filter(({ guard }) => guard).map(({ path }) => path)).toEqual(['/m/launchGame']);
});

test('the early script asks for what the pages ask for [R7.37]', () => {
  const early = (path: string) => owner(config.routes, path)?.early;
  expect(early('/m/home')).toEqual([
    '/wps/relay/GCSGAME_gameList?limit=12',
    '/wps/relay/MCSFE_getBannerList?groupName=m_home',
  ]);
  expect(early('/m/game')).toEqual(['/wps/relay/GCSGAME_gameList?limit=12']);
  expect(early('/m/rng')).toEqual([
    '/wps/relay/GCSGAME_gameList?limit=12',
    '/wps/relay/GCSGAME_gameList?category=RNG&limit=200',
  ]);
});

test.each([
  ['/m/home', '', [firstGames]],
  ['/m/game', '', [firstGames]],
  ['/m/game', 'category=LIVE', [firstGames, { category: 'LIVE', limit: 200 }]],
  ['/m/live', '', [firstGames, { category: 'LIVE', limit: 200 }]],
  ['/m/launchGame', 'vendor=KST&code=A', []],
])('the games of %s?%s are prefetched, without an alert after a failure', (path, query, requests) => {
  call.mockClear();
  remote.prefetch?.(path, new URLSearchParams(query));
  expect(call.mock.calls).toEqual(requests.map((request) => [gameList, request, { alert: false }]));
});
