/** @jest-environment jsdom */
import { goWithPicture, notifyPictureShown, SHARED_PICTURE } from './shared-picture';

const names: string[] = [];
const tile = document.createElement('button');
const preferReducedMotion = (isPreferred: boolean) =>
  Object.assign(globalThis, { matchMedia: () => ({ matches: isPreferred }) });

/** As browsers do it: the old page is captured with the names that it has, then the page changes. */
function provideTransitions() {
  let changed: Promise<void> = Promise.resolve();
  const startViewTransition = jest.fn((change: () => Promise<void>) => {
    names.push(tile.style.viewTransitionName);
    changed = change();
    return { ready: Promise.reject(new Error('skipped')), finished: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition });
  return { startViewTransition, changed: () => changed };
}

beforeEach(() => {
  names.length = 0;
  preferReducedMotion(false);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('the picture has the name of the transition while the old page is captured, and loses it after', async () => {
  const { changed } = provideTransitions();
  const go = jest.fn();
  goWithPicture(tile, go);
  expect(names).toEqual([SHARED_PICTURE]);
  expect(go).toHaveBeenCalledTimes(1);
  expect(tile.style.viewTransitionName).toBe('');
  notifyPictureShown();
  await changed();
});

test('a launch page that does not come keeps the page still for 150 ms at most', async () => {
  jest.useFakeTimers();
  const { changed } = provideTransitions();
  goWithPicture(tile, jest.fn());
  const ended = jest.fn();
  void changed().then(ended);
  await jest.advanceTimersByTimeAsync(149);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
  jest.useRealTimers();
});

test('with reduced motion, without view transitions and without a tile the page changes at once', () => {
  const go = jest.fn();
  goWithPicture(tile, go);
  const { startViewTransition } = provideTransitions();
  goWithPicture(undefined, go);
  preferReducedMotion(true);
  goWithPicture(tile, go);
  expect(go).toHaveBeenCalledTimes(3);
  expect(startViewTransition).not.toHaveBeenCalled();
});
