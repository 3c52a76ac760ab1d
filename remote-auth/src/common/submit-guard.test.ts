import { submitGuard } from './submit-guard';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const work = () => jest.fn(async () => undefined);

describe('counted from the start', () => {
  test('a second submit within 500 ms is ignored [R4.6] [R9.12]', async () => {
    const submit = submitGuard('start');
    const [first, second, third] = [work(), work(), work()];
    await submit(first);
    jest.advanceTimersByTime(499);
    await submit(second);
    jest.advanceTimersByTime(1);
    await submit(third);
    expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  });

  test('a submit is ignored while the one before is running', async () => {
    const submit = submitGuard('start');
    let finish: () => void = () => undefined;
    const first = submit(() => new Promise<void>((resolve) => (finish = resolve)));
    jest.advanceTimersByTime(2_000);
    const second = work();
    await submit(second);
    finish();
    await first;
    expect(second).not.toHaveBeenCalled();
  });
});

describe('counted from the end', () => {
  test('a submit is ignored while another one is running, and for 500 ms after it [R4.9] [R9.12]', async () => {
    const submit = submitGuard('end');
    const [during, justAfter, later] = [work(), work(), work()];
    let finish: () => void = () => undefined;
    const first = submit(() => new Promise<void>((resolve) => (finish = resolve)));
    jest.advanceTimersByTime(3_000);
    await submit(during);
    finish();
    await first;
    jest.advanceTimersByTime(499);
    await submit(justAfter);
    jest.advanceTimersByTime(1);
    await submit(later);
    expect([during, justAfter, later].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
  });

  test('work that fails opens the guard again, and its error is passed on', async () => {
    const submit = submitGuard('end');
    await expect(submit(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    jest.advanceTimersByTime(500);
    const next = work();
    await submit(next);
    expect(next).toHaveBeenCalledTimes(1);
  });
});
