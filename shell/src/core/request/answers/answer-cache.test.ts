/** @jest-environment jsdom */
import { AnswerCache } from './answer-cache';

const PREFIX = 'tessera:answer:';
const parse = (body: string): unknown => JSON.parse(body);
const put = (key: string, body: string, age: number) =>
  sessionStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now() - age, body }));
const stored = () => Object.keys(sessionStorage).sort();

let now = 1_800_000_000_000;
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const later = (ms: number) => {
  now += ms;
};

test('an answer is fresh for 180 s, and the same object in each read [R7.1c, R9.11]', () => {
  const cache = new AnswerCache();
  const value = { games: [] };
  cache.set('a', '{"games":[]}', value);
  later(179_999);
  expect(cache.get('a', parse)).toEqual({ value, isFresh: true });
  expect(cache.get('a', parse)?.value).toBe(value);
  later(1);
  expect(cache.get('a', parse)).toEqual({ value, isFresh: false });
});

test('an answer that came while the clock was a day ahead is not fresh when it is right again [R9.11]', () => {
  const cache = new AnswerCache();
  later(86_400_000);
  cache.set('a', '1', 1);
  put('b', '1', 0);
  later(-86_400_000);
  expect(cache.get('a', parse)).toEqual({ value: 1, isFresh: false });
  expect(new AnswerCache().get('b', parse)).toBeUndefined();
  cache.set('a', '2', 2);
  later(179_999);
  expect(cache.get('a', parse)).toEqual({ value: 2, isFresh: true });
  later(1);
  expect(cache.get('a', parse)).toEqual({ value: 2, isFresh: false });
});

test('a fresh answer of an earlier page load is parsed once', () => {
  put('a', '{"games":[]}', 179_000);
  const cache = new AnswerCache();
  const first = cache.get('a', parse);
  expect(first).toEqual({ value: { games: [] }, isFresh: true });
  expect(cache.get('a', parse)?.value).toBe(first?.value);
});

test('old and corrupt answers of an earlier page load are removed; a corrupt one with a warning', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  put('good', '1', 0);
  put('old', '1', 180_000);
  sessionStorage.setItem(`${PREFIX}broken`, '{"at":');
  sessionStorage.setItem(`${PREFIX}odd`, '{"at":1,"body":7}');
  sessionStorage.setItem('another', '{');
  expect(new AnswerCache().get('none', parse)).toBeUndefined();
  expect(stored()).toEqual(['another', `${PREFIX}good`]);
  expect(warned.mock.calls.flat().sort()).toEqual([
    expect.stringContaining(`"${PREFIX}broken"`),
    expect.stringContaining(`"${PREFIX}odd"`),
  ]);
});

test('an answer that no longer fits its schema is removed', () => {
  put('a', '{', 0);
  expect(new AnswerCache().get('a', parse)).toBeUndefined();
  expect(stored()).toEqual([]);
});

test('at most 20 answers are kept that are not fresh, the latest ones', () => {
  const cache = new AnswerCache();
  for (let n = 0; n < 30; n++) cache.set(`${n}`, `${n}`, n);
  expect(stored()).toHaveLength(30);
  later(180_000);
  cache.set('new', '1', 1);
  expect(stored()).toHaveLength(21);
  expect(cache.get('9', parse)).toBeUndefined();
  expect(cache.get('10', parse)).toEqual({ value: 10, isFresh: false });
});

test('a removed answer is gone from memory and storage', () => {
  const cache = new AnswerCache();
  cache.set('a', '1', 1);
  cache.remove('a');
  expect(cache.get('a', parse)).toBeUndefined();
  expect(stored()).toEqual([]);
});

test('without session storage, answers live as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  const cache = new AnswerCache();
  cache.set('a', '1', 1);
  expect(cache.get('a', parse)).toEqual({ value: 1, isFresh: true });
});
