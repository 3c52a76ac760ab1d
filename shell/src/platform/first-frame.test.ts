/** @jest-environment jsdom */
import { firstFrame } from './first-frame';

const hidden = jest.spyOn(document, 'hidden', 'get');
const paints = jest.fn((_: string): readonly object[] => []);
let draw = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  hidden.mockReturnValue(false);
  paints.mockReturnValue([]);
  Object.assign(performance, { getEntriesByType: paints });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    draw = () => callback(0);
    return 1;
  });
});
afterEach(() => jest.useRealTimers());

const waited = () => {
  const done = jest.fn();
  void firstFrame().then(done);
  return done;
};

test('work waits for the first frame and the task after it', async () => {
  const done = waited();
  await jest.advanceTimersByTimeAsync(20);
  draw();
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a page that draws no frame delays it by 200 ms', async () => {
  const done = waited();
  await jest.advanceTimersByTimeAsync(199);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test.each([
  ['has drawn before', () => paints.mockReturnValue([{}])],
  ['is hidden', () => hidden.mockReturnValue(true)],
])('a page that %s does not wait', async (_, arrange) => {
  arrange();
  const done = waited();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(1);
});
