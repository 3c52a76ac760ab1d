/** @jest-environment jsdom */
import { keepCurrent } from '../../boot/start/keep-current';
import { schedule } from './schedule';
import { watchReleases } from './watch-releases';

jest.mock('./watch-releases', () => ({ watchReleases: jest.fn() }));
jest.mock('./worker', () => ({ registerWorker: jest.fn() }));
jest.mock('../../ui/web-app-manifest', () => ({ applyManifest: jest.fn() }));

const check = jest.fn(() => Promise.resolve());
const HOUR = 3_600_000;

beforeEach(() => {
  jest.useFakeTimers();
  check.mockClear();
});
afterEach(() => jest.restoreAllMocks());

test('the first check comes 1.5 s after start, once there are texts [R4.30a] [R9.18]', async () => {
  keepCurrent(Promise.resolve());
  await jest.advanceTimersByTimeAsync(1_499);
  expect(watchReleases).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(watchReleases).toHaveBeenCalledTimes(1);
});

test('it checks at once and then every hour, spread over a minute [R4.30a] [R9.18]', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  schedule(check);
  expect(check).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(HOUR - 1);
  expect(check).toHaveBeenCalledTimes(1);
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await jest.advanceTimersByTimeAsync(1);
  expect(check).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(HOUR + 30_000);
  expect(check).toHaveBeenCalledTimes(3);
});

test('it checks when the member comes back to the page, not when they leave it [R4.30a]', () => {
  const ownCheck = jest.fn(() => Promise.resolve());
  schedule(ownCheck);
  ownCheck.mockClear();
  const turn = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn('hidden');
  expect(ownCheck).not.toHaveBeenCalled();
  turn('visible');
  expect(ownCheck).toHaveBeenCalledTimes(1);
});

test('nothing is asked without a connection', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  schedule(check);
  expect(check).not.toHaveBeenCalled();
});
