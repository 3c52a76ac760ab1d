/** @jest-environment jsdom */
import { whenIdle } from './when-idle';

const state = jest.spyOn(document, 'readyState', 'get');
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('work waits for the load of the page, and runs once', () => {
  state.mockReturnValue('interactive');
  const work = jest.fn();
  whenIdle(work);
  jest.advanceTimersByTime(2_000);
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a picture that hangs delays the load event without end, and the work by 5 s', () => {
  state.mockReturnValue('interactive');
  const work = jest.fn();
  whenIdle(work);
  jest.advanceTimersByTime(9_000);
  expect(work).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(9_000);
  expect(work).toHaveBeenCalledTimes(1);
});
