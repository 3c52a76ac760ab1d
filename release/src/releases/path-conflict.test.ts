import { ambiguous } from './path-conflict';

test.each([
  ['/m/game', '/m/game'],
  ['/m/game/:id', '/m/game/:code'],
  ['/m/:a/x', '/m/y/:b'],
  ['/m/help/*', '/m/help/*'],
  ['/m/Game', '/m/game'],
  ['/m/bonus/:tab?', '/m/bonus'],
  ['/m/bonus/:tab?', '/m/bonus/:id'],
  ['/m/en?/help', '/m/:language?/help'],
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
  ['/m/bonus/:tab?', '/m/bonus/new'],
  ['/m/:tab?', '/m/*'],
])('%s and %s do not conflict', (one, other) => {
  expect(ambiguous(one, other)).toBe(false);
  expect(ambiguous(other, one)).toBe(false);
});
