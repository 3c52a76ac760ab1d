import { matchScore, owner } from './match-path';

const matches = (pattern: string, path: string) => matchScore(pattern, path) > 0;

test.each([
  ['/m/game', '/m/game'],
  ['/m/game', '/m/game/'],
  ['/m/game/:id', '/m/game/7'],
  ['/m/:part/:id', '/m/game/7'],
  ['/m/help/*', '/m/help/wallet/limits'],
  ['/m/help/*', '/m/help'],
  ['/m/*', '/m/anything'],
  ['/m', '/m/'],
])('%s owns %s', (pattern, path) => {
  expect(matches(pattern, path)).toBe(true);
});

test.each([
  ['/m/game', '/m/games'],
  ['/m/game', '/m/game/7'],
  ['/m/game', '/m'],
  ['/m/game/:id', '/m/game'],
  ['/m/game/:id', '/m/game/7/play'],
  ['/m/help/*', '/m/helpCenter'],
  ['/m/game', '/game'],
  ['/m/game', '/'],
])('%s does not own %s', (pattern, path) => {
  expect(matches(pattern, path)).toBe(false);
});

test.each([
  ['/m/game/7', '/m/game/:id'],
  ['/m/game/new', '/m/game/new'],
  ['/m/game', '/m/game'],
  ['/m/game/7/play', '/m/game/*'],
  ['/m/wallet', '/m/*'],
])('%s belongs to the most specific pattern, %s, in whatever order they come', (path, pattern) => {
  const routes = ['/m/*', '/m/game/*', '/m/game', '/m/game/:id', '/m/game/new'].map((each) => ({
    path: each,
  }));
  expect(owner(routes, path)?.path).toBe(pattern);
  expect(owner([...routes].reverse(), path)?.path).toBe(pattern);
});

test('a path without a matching route has no owner', () => {
  expect(owner([{ path: '/m/game' }], '/m/wallet')).toBeUndefined();
  expect(owner([], '/m/wallet')).toBeUndefined();
});
