/** @jest-environment jsdom */
import type { Announcement } from '@tessera/contract';
import { closeAnnouncements, openAnnouncements } from './closed-announcements';

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
const ids = () => openAnnouncements(all).map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON });
});
afterEach(() => void jest.useRealTimers());

test('an announcement closed for today comes again on the next day, not before [R2.62]', () => {
  expect(ids()).toEqual(['a', 'b']);
  closeAnnouncements([one('a')], 'tomorrow');
  expect(ids()).toEqual(['b']);
  jest.setSystemTime(new Date(2026, 2, 5, 23, 59));
  expect(ids()).toEqual(['b']);
  jest.setSystemTime(new Date(2026, 2, 6, 0, 1));
  expect(ids()).toEqual(['a', 'b']);
});

test('an announcement closed for good never comes again; others do [R2.62]', () => {
  closeAnnouncements([one('a')], 'never');
  jest.setSystemTime(NOON + 400 * DAY);
  closeAnnouncements([one('b')], 'tomorrow');
  jest.setSystemTime(NOON + 500 * DAY);
  expect(ids()).toEqual(['b']);
});

test('entries of earlier days are removed from the storage', () => {
  closeAnnouncements([one('a'), one('b')], 'tomorrow');
  jest.setSystemTime(NOON + DAY);
  closeAnnouncements([one('c')], 'never');
  expect(JSON.parse(localStorage.getItem('tessera:announcements') ?? '')).toEqual({ c: 'never' });
});

test.each([
  ['has not begun', { startTime: NOON + 1 }, false],
  ['has begun', { startTime: NOON }, true],
  ['has ended', { endTime: NOON - 1 }, false],
  ['lasts', { startTime: NOON - DAY, endTime: NOON + DAY }, true],
])('whether an announcement that %s shows', (_when, times, shows) => {
  expect(openAnnouncements([one('a', times)])).toHaveLength(shows ? 1 : 0);
});
