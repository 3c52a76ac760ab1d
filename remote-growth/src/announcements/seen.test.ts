/** @jest-environment jsdom */
import type { Announcement } from '@tessera/contract';
import { close, stillToShow } from './seen';

const DAY = 24 * 60 * 60 * 1000;
const NOON = new Date(2026, 2, 5, 12).getTime();
const one = (id: string, own: Partial<Announcement> = {}): Announcement => ({
  id,
  type: 'POPUP',
  title: id,
  content: undefined,
  image: undefined,
  link: undefined,
  startTime: undefined,
  endTime: undefined,
  ...own,
});
const all = [one('a'), one('b')];
const ids = () => stillToShow(all).map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON });
});
afterEach(() => void jest.useRealTimers());

test('what was closed comes again on the next day, and not before [R2.62]', () => {
  expect(ids()).toEqual(['a', 'b']);
  close([one('a')], 'tomorrow');
  expect(ids()).toEqual(['b']);
  jest.setSystemTime(new Date(2026, 2, 5, 23, 59));
  expect(ids()).toEqual(['b']);
  jest.setSystemTime(new Date(2026, 2, 6, 0, 1));
  expect(ids()).toEqual(['a', 'b']);
});

test('what is not wanted again never comes again, while a new one does [R2.62]', () => {
  close([one('a')], 'never');
  jest.setSystemTime(NOON + 400 * DAY);
  close([one('b')], 'tomorrow');
  jest.setSystemTime(NOON + 500 * DAY);
  expect(ids()).toEqual(['b']);
});

test('what is kept does not grow: days that have passed are forgotten', () => {
  close([one('a'), one('b')], 'tomorrow');
  jest.setSystemTime(NOON + DAY);
  close([one('c')], 'never');
  expect(JSON.parse(localStorage.getItem('tessera:announcements') ?? '')).toEqual({ c: 'never' });
});

test.each([
  ['has not begun', { startTime: NOON + 1 }, false],
  ['has begun', { startTime: NOON }, true],
  ['has ended', { endTime: NOON - 1 }, false],
  ['lasts', { startTime: NOON - DAY, endTime: NOON + DAY }, true],
])('an announcement that %s shows, or not', (_when, times, shows) => {
  expect(stillToShow([one('a', times)])).toHaveLength(shows ? 1 : 0);
});
