/** @jest-environment jsdom */
import { keys } from '@tessera/contract';
import { storedValue } from '../../platform/storage';
import { updateCheck } from './check';

const known = storedValue(keys.assetsHash);

function checkOf(running: string) {
  const announce = jest.fn();
  const overtake = jest.fn();
  const published = jest.fn<Promise<string>, []>();
  return {
    announce,
    overtake,
    published,
    check: updateCheck({ running, published, known, announce, overtake }),
  };
}

beforeEach(() => known.remove());

test('the hash of the assets is kept, and the same one announces nothing [R4.30a]', async () => {
  const { announce, published, check } = checkOf('one');
  published.mockResolvedValue('one');
  await check();
  expect(known.get()).toBe('one');
  expect(localStorage.getItem('assets_hash')).not.toBeNull();
  expect(announce).not.toHaveBeenCalled();
});

test('another hash is announced once, however often and by however many pages it is seen [R4.30b]', async () => {
  const first = checkOf('one');
  const second = checkOf('one');
  for (const { published } of [first, second]) published.mockResolvedValue('two');
  await first.check();
  await first.check();
  await second.check();
  expect(first.announce).toHaveBeenCalledTimes(1);
  expect(second.announce).not.toHaveBeenCalled();
});

test('a page beside the one that announced a version is overtaken by it, once, and the one that announced it is not', async () => {
  const first = checkOf('one');
  const second = checkOf('one');
  const newer = checkOf('two');
  for (const { published } of [first, second, newer]) published.mockResolvedValue('two');
  for (const { check } of [first, first, second, second, newer]) await check();
  expect(first.overtake).not.toHaveBeenCalled();
  expect(second.overtake).toHaveBeenCalledTimes(1);
  expect(newer.overtake).not.toHaveBeenCalled();
});

test('each further version is announced again', async () => {
  const { announce, published, check } = checkOf('one');
  for (const hash of ['two', 'three']) {
    published.mockResolvedValue(hash);
    await check();
  }
  expect(announce).toHaveBeenCalledTimes(2);
});

test('going back to the version that runs announces nothing', async () => {
  const { announce, published, check } = checkOf('one');
  published.mockResolvedValueOnce('two').mockResolvedValueOnce('one');
  await check();
  await check();
  expect(announce).toHaveBeenCalledTimes(1);
  expect(known.get()).toBe('one');
});

test('a check that fails is silent and forgets nothing [R8.32]', async () => {
  const { announce, published, check } = checkOf('one');
  published.mockResolvedValueOnce('one').mockRejectedValueOnce(new Error('no network'));
  await check();
  await expect(check()).resolves.toBeUndefined();
  expect(announce).not.toHaveBeenCalled();
  expect(known.get()).toBe('one');
});
