import { ambiguous } from './path-conflict';

test.each([
  ['/m/game', '/m/game'],
  ['/m/game/:id', '/m/game/:code'],
  ['/m/:a/x', '/m/y/:b'],
  ['/m/help/*', '/m/help/*'],
])('%s and %s conflict', (one, other) => {
  expect(ambiguous(one, other)).toBe(true);
  expect(ambiguous(other, one)).toBe(true);
});

test.each([
  ['/m/game', '/m/games'],
  ['/m/game/:id', '/m/game/new'],
  ['/m/help/*', '/m/help/terms'],
  ['/m/:page', '/m/home'],
  ['/m/a', '/m/a/b'],
  ['/m/a', '/m/a/*'],
  ['/m/a/*', '/m/:x/:y'],
])('%s and %s do not conflict', (one, other) => {
  expect(ambiguous(one, other)).toBe(false);
  expect(ambiguous(other, one)).toBe(false);
});
