import { matchScore, owner, ownPath } from './match-path';

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
  ['/m/bonus/:tab?', '/m/bonus'],
  ['/m/bonus/:tab?', '/m/bonus/new'],
  ['/m/en?/help', '/m/help'],
  ['/m/help?/help', '/m/help'],
  ['/m/:language?/help', '/m/EN/help'],
  ['/m/voucherCenter', '/m/vouchercenter//'],
  ['/m/game', '/m/%67ame'],
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
  ['/m/game', '/m//game'],
  ['/m/game/:id', '/m/game//'],
  ['/m/bonus/:tab?', '/m/bonus/new/old'],
  ['/m/game', '/m/%67ame%'],
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

test.each([
  ['/m/voucherCenter', '/m/vouchercenter/', '/m/voucherCenter'],
  ['/m/game/:id', '/m/Game/Aa', '/m/Game/Aa'],
  ['/m/bonus/:tab?', '/m/Bonus', '/m/Bonus'],
  ['/m/help/*', '/m/Help/', '/m/Help/'],
  ['/m/家', '/m/%E5%AE%B6', '/m/%E5%AE%B6'],
])('the page %s writes %s as %s', (pattern, path, own) => {
  expect(ownPath(pattern, path)).toBe(own);
});
