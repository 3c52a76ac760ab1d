/** @jest-environment jsdom */
import { siteStatus } from '@tessera/contract';
import * as v from 'valibot';
import { loading } from '../core/notices';
import { noticeStore } from '../core/notices/store';
import { siteStore } from '../core/site/store';
import { provideRelease } from '../testing';
import { hideLoaderOnErrors, showSplashPicture } from './splash';

provideRelease();

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

describe('the picture of the template [R3.26]', () => {
  const icon = '<b>A</b>';
  const decode = jest.fn(async () => undefined);
  Object.assign(HTMLImageElement.prototype, { decode });
  const stored = (mobileTemplate: object) =>
    siteStore.setState(v.parse(siteStatus, { mobileTemplate }), true);
  beforeEach(() => {
    document.body.innerHTML = `<div id="splash">${icon}</div>`;
  });

  test('replaces icon and name of the splash, once it can be drawn', async () => {
    stored({ splash: '/wps/splash.svg' });
    await showSplashPicture();
    expect([...(splash()?.children ?? [])].map((one) => one.getAttribute('src'))).toEqual([
      '/wps/splash.svg',
    ]);
  });

  test.each([
    ['no picture is known, as on a first visit', {}, undefined],
    ['it cannot be loaded', { splash: '/gone.svg' }, new Error('gone')],
  ])('does not where %s', async (_, template, failure) => {
    if (failure) decode.mockRejectedValueOnce(failure);
    stored(template);
    await showSplashPicture();
    expect(splash()?.innerHTML).toBe(icon);
  });
});
