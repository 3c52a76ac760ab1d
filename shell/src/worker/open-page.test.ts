import { openPage } from './open-page';
import { scope, type WindowClient } from './scope';

jest.mock('./scope', () => ({ scope: { clients: { matchAll: jest.fn(), openWindow: jest.fn() } } }));

const origin = 'https://aurora.test';
const page = (path: string, own: Partial<WindowClient> = {}): WindowClient => ({
  url: origin + path,
  visibilityState: 'hidden',
  postMessage: jest.fn(),
  focus: jest.fn(async () => undefined),
  navigate: jest.fn(async () => undefined),
  ...own,
});
const open = (...pages: WindowClient[]) => jest.mocked(scope.clients.matchAll).mockResolvedValue(pages);

beforeEach(() => void jest.mocked(scope.clients.openWindow).mockReset());

test('with no page of ours open, the path opens in a new window', async () => {
  const other = page('/mobile/mc/index.html');
  open(other);
  await openPage('/m/activity');
  expect(scope.clients.openWindow).toHaveBeenCalledWith('/m/activity');
  expect(other.focus).not.toHaveBeenCalled();
});

test('an open page is focused and navigates there, a visible page first', async () => {
  const [hidden, inView] = [page('/m/home'), page('/m/wallet', { visibilityState: 'visible' })];
  open(hidden, inView);
  await openPage('/m/activity?id=7');
  expect(inView.focus).toHaveBeenCalledTimes(1);
  expect(inView.navigate).toHaveBeenCalledWith('/m/activity?id=7');
  expect(hidden.navigate).not.toHaveBeenCalled();
  expect(scope.clients.openWindow).not.toHaveBeenCalled();
});

test('a page with this path is only focused', async () => {
  const there = page('/m/activity?id=7');
  open(there);
  await openPage('/m/activity?id=7');
  expect(there.focus).toHaveBeenCalledTimes(1);
  expect(there.navigate).not.toHaveBeenCalled();
});

test('a page that cannot be focused still navigates; if it cannot navigate, a new window opens', async () => {
  const refuse = () => Promise.reject(new TypeError('not allowed'));
  const stubborn = page('/m/home', { focus: jest.fn(refuse) });
  open(stubborn);
  await openPage('/m/activity');
  expect(stubborn.navigate).toHaveBeenCalledWith('/m/activity');

  open(page('/m/home', { navigate: jest.fn(refuse) }));
  await openPage('/m/activity');
  expect(scope.clients.openWindow).toHaveBeenCalledWith('/m/activity');
});
