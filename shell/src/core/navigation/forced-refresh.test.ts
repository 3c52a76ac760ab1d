/** @jest-environment jsdom */
import { forceRefresh } from './forced-refresh';

function refreshedAt(pathname: string, search = '') {
  const page = { pathname, search, reload: jest.fn(), assign: jest.fn() };
  forceRefresh(page);
  return { reloads: page.reload.mock.calls.length, went: page.assign.mock.calls.flat() };
}

test.each([
  '/m/game',
  '/m/home',
  '/m/login',
  '/m/index',
  '/m/index.html',
  '/m/member/home',
  '/m/register',
  '/m/register.html',
])('%s reloads where it is [R2.20]', (path) => {
  expect(refreshedAt(path)).toEqual({ reloads: 1, went: [] });
});

test.each(['/', '/m', '/m/wallet', '/m/launchGame', '/m/game/7', '/m/nowhere'])(
  '%s goes to /m/home [R2.20]',
  (path) => {
    expect(refreshedAt(path)).toEqual({ reloads: 0, went: ['/m/home'] });
  },
);

test('the kept parameters go along [R2.22]', () => {
  expect(refreshedAt('/m/wallet', '?cid=1&amount=5').went).toEqual(['/m/home?cid=1']);
});
