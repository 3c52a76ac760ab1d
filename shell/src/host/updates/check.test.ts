/** @jest-environment jsdom */
import { keys } from '@tessera/contract';
import { storedValue } from '../../platform/storage';
import { schedule, updateCheck } from './check';

const known = storedValue(keys.assetsHash);

function checkOf(running: string) {
  const announce = jest.fn();
  const announcedElsewhere = jest.fn();
  const published = jest.fn<Promise<string>, []>();
  return {
    announce,
    announcedElsewhere,
    published,
    check: updateCheck({ running, published, known, announce, announcedElsewhere }),
  };
}

beforeEach(() => known.remove());

test('the hash of the assets is stored, and the same hash announces nothing [R4.30a]', async () => {
  const { announce, published, check } = checkOf('one');
  published.mockResolvedValue('one');
  await check();
  expect(known.get()).toBe('one');
  expect(localStorage.getItem('assets_hash')).not.toBeNull();
  expect(announce).not.toHaveBeenCalled();
});

test('another hash is announced once, although several pages see it several times [R4.30b]', async () => {
  const first = checkOf('one');
  const second = checkOf('one');
  for (const { published } of [first, second]) published.mockResolvedValue('two');
  await first.check();
  await first.check();
  await second.check();
  expect(first.announce).toHaveBeenCalledTimes(1);
  expect(second.announce).not.toHaveBeenCalled();
});

test('a version that one page announced is not announced by the other pages, which are informed once each', async () => {
  const first = checkOf('one');
  const second = checkOf('one');
  const newer = checkOf('two');
  for (const { published } of [first, second, newer]) published.mockResolvedValue('two');
  for (const { check } of [first, first, second, second, newer]) await check();
  expect(first.announcedElsewhere).not.toHaveBeenCalled();
  expect(second.announcedElsewhere).toHaveBeenCalledTimes(1);
  expect(newer.announcedElsewhere).not.toHaveBeenCalled();
});

test('each further version is announced', async () => {
  const { announce, published, check } = checkOf('one');
  for (const hash of ['two', 'three']) {
    published.mockResolvedValue(hash);
    await check();
  }
  expect(announce).toHaveBeenCalledTimes(2);
});

test('a return to the version that runs announces nothing', async () => {
  const { announce, published, check } = checkOf('one');
  published.mockResolvedValueOnce('two').mockResolvedValueOnce('one');
  await check();
  await check();
  expect(announce).toHaveBeenCalledTimes(1);
  expect(known.get()).toBe('one');
});

test('a check that fails is silent and keeps the stored hash [R8.32]', async () => {
  const { announce, published, check } = checkOf('one');
  published.mockResolvedValueOnce('one').mockRejectedValueOnce(new Error('no network'));
  await check();
  await expect(check()).resolves.toBeUndefined();
  expect(announce).not.toHaveBeenCalled();
  expect(known.get()).toBe('one');
});

describe('the times of the checks', () => {
  const check = jest.fn(() => Promise.resolve());
  const HOUR = 3_600_000;
  beforeEach(() => {
    jest.useFakeTimers();
    check.mockClear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
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

  test('it checks when the page becomes visible, not when it becomes hidden [R4.30a]', () => {
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

  test('it does not check without a connection', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    schedule(check);
    expect(check).not.toHaveBeenCalled();
  });
});
