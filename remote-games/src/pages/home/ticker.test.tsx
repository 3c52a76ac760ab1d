/** @jest-environment jsdom */
import { listAnnouncements } from '@tessera/contract';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { openPage } from '../../testing/page';
import Ticker, { isCurrent } from './ticker';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
const line = (id: string, title: string, part: object = {}) => ({ id, type: 'TICKER', title, ...part });

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

async function open(announcements: readonly object[]) {
  jest.useFakeTimers();
  gateway.on(listAnnouncements, { value: { announcements } });
  openPage('/m/home', <Ticker />);
  await act(() => jest.advanceTimersByTimeAsync(10));
}

test('the lines are shown one after the other, until a member stops them', async () => {
  await open([line('1', 'A new draw', { link: '/m/elott' }), line('2', 'Paid around the clock')]);
  expect(gateway.queries(listAnnouncements)).toEqual([{ types: 'TICKER', platform: 'M' }]);
  expect(screen.getByRole('link', { name: 'A new draw' }).getAttribute('href')).toBe('/m/elott');
  act(() => void jest.advanceTimersByTime(5_000));
  expect(screen.getByText('Paid around the clock')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  act(() => void jest.advanceTimersByTime(20_000));
  expect(screen.getByText('Paid around the clock')).toBeTruthy();
});

test('a line with a hostile link is text only', async () => {
  await open([line('1', 'Evil', { link: 'javascript:alert(1)' })]);
  expect(screen.getByText('Evil')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('without announcements no region is rendered', async () => {
  await open([]);
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  [{ startTime: undefined, endTime: undefined }, true],
  [{ startTime: 100, endTime: 101 }, true],
  [{ startTime: 101, endTime: undefined }, false],
  [{ startTime: undefined, endTime: 100 }, false],
])('an announcement with the times %j is shown at 100: %s', (times, isShown) => {
  expect(isCurrent(times, 100)).toBe(isShown);
});
