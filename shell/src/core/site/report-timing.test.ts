/** @jest-environment jsdom */
import { sendBeacon } from './beacon';
import { reportStatusTiming } from './report-timing';

jest.mock('./beacon', () => ({ sendBeacon: jest.fn() }));
const entries = jest.fn(() => [] as object[]);
beforeEach(() => {
  jest.useFakeTimers();
  // Fake timers bring a performance of their own.
  Object.assign(performance, { getEntriesByType: entries });
  jest.mocked(sendBeacon).mockClear();
});
afterEach(() => jest.useRealTimers());

test('the duration of the first status call is reported 5 s later [R7.21b]', () => {
  entries.mockReturnValue([
    { name: 'http://localhost/wps/relay/x', duration: 7 },
    { name: 'http://localhost/wps/v2/system/status?device=MOBILE', duration: 123.6 },
    { name: 'http://localhost/wps/v2/system/status?device=MOBILE', duration: 9 },
  ]);
  reportStatusTiming();
  jest.advanceTimersByTime(4_999);
  expect(sendBeacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(sendBeacon).toHaveBeenCalledWith('api:status,elapsed:124');
});

test('a browser that measures nothing reports nothing', () => {
  entries.mockReturnValue([]);
  reportStatusTiming();
  jest.advanceTimersByTime(10_000);
  expect(sendBeacon).not.toHaveBeenCalled();
});
