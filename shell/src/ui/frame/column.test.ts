/** @jest-environment jsdom */
import { columnWidth, watchWindow } from './column';

test.each([
  [1920, 1080, 608],
  [1366, 768, 432],
  [2560, 1440, 810],
  [800, 1280, 720],
  [768, 1600, 768],
])(
  'a wide window of %d × %d px has a column of %d px: at most 9/16 of its height [R1.5, R9.26]',
  (width, height, column) => {
    expect(columnWidth(width, height)).toBe(column);
    expect(column).toBeLessThanOrEqual(Math.min(width, Math.round((height * 9) / 16)));
  },
);

test.each([
  ['a phone', 390, 844],
  ['a small phone', 320, 568],
  ['a phone on its side', 844, 390],
])('%s is used whole', (_, width, height) => {
  expect(columnWidth(width, height, true)).toBe(width);
});

test.each([
  [1280, 569, 320],
  [1280, 400, 320],
  [600, 200, 320],
])(
  'a low window of %d × %d px on a desk keeps a column as wide as a small phone, %d px [R1.5]',
  (...size) => {
    const [width, height, column] = size;
    expect(columnWidth(width, height)).toBe(column);
  },
);

test('a tablet has a touch screen, and still gets a column [R1.5]', () => {
  expect(columnWidth(1180, 820, true)).toBe(461);
});

describe('watching the window', () => {
  let stop = () => {};
  const resize = (width: number, height: number) => {
    Object.assign(globalThis, { innerWidth: width, innerHeight: height });
    dispatchEvent(new Event('resize'));
  };
  const column = () => document.documentElement.style.getPropertyValue('--column-width');
  beforeEach(() => {
    jest.useFakeTimers();
    resize(1920, 1080);
    stop = watchWindow();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('sets the width at once, and 100 ms after the window stopped changing [R1.5, R9.26]', () => {
    expect(column()).toBe('608px');
    resize(1366, 768);
    jest.advanceTimersByTime(60);
    resize(390, 844);
    jest.advanceTimersByTime(99);
    expect(column()).toBe('608px');
    jest.advanceTimersByTime(1);
    expect(column()).toBe('390px');
  });

  test('marks a wide window, whose sides are used, with the width of the column', () => {
    const isMarked = () => document.documentElement.hasAttribute('data-wide');
    let isWide = true;
    globalThis.matchMedia = ((media: string) => ({
      matches: media.includes('min-width') && isWide,
    })) as typeof matchMedia;
    resize(1366, 768);
    jest.advanceTimersByTime(99);
    expect(isMarked()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isMarked()).toBe(true);
    isWide = false;
    resize(800, 768);
    jest.advanceTimersByTime(100);
    expect(isMarked()).toBe(false);
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  test('stops on request', () => {
    resize(1366, 768);
    stop();
    resize(390, 844);
    jest.advanceTimersByTime(1_000);
    expect(column()).toBe('608px');
  });
});
