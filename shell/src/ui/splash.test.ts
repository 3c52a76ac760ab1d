/** @jest-environment jsdom */
import { loading } from '../core/notices';
import { noticeStore } from '../core/notices/store';
import { hideLoaderOnErrors } from './splash';

const covers = () => noticeStore.getState().loadings.length;
const splash = () => document.getElementById('splash');
const fail = (name: string) =>
  document.head.appendChild(document.createElement(name)).dispatchEvent(new Event('error'));

beforeAll(hideLoaderOnErrors);
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="splash"></div>';
});
afterEach(() => {
  jest.advanceTimersByTime(20_000);
  jest.useRealTimers();
});

test('after a loading error the loader is hidden every second, at most 3 times [R9.24]', () => {
  fail('script');
  jest.advanceTimersByTime(999);
  expect(splash()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(splash()).toBeNull();
  for (const [second, hidden] of [
    [2, true],
    [3, true],
    [4, false],
  ] as const) {
    const hide = loading(undefined, { duration: 10_000 });
    jest.advanceTimersByTime(1_000);
    expect([second, covers() === 0]).toEqual([second, hidden]);
    hide();
  }
});

test('a picture that does not load hides nothing', () => {
  fail('img');
  jest.advanceTimersByTime(5_000);
  expect(splash()).not.toBeNull();
});

test('an error after the last time starts again', () => {
  fail('link');
  jest.advanceTimersByTime(5_000);
  loading(undefined, { duration: 10_000 });
  fail('script');
  jest.advanceTimersByTime(1_000);
  expect(covers()).toBe(0);
});
