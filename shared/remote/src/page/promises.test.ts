import { markSettled } from './settled';
import { withTimeout } from './with-timeout';

const fail = () => new Error('too late');
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a settled promise', () => {
  test('says its value without waiting', async () => {
    const promise = markSettled(Promise.resolve(7));
    expect(promise).not.toHaveProperty('status');
    await promise;
    expect(promise).toMatchObject({ status: 'fulfilled', value: 7 });
  });

  test('rejects with its reason, and leaves no unhandled rejection', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const reason = new Error('no');
    const promise = markSettled(Promise.reject(reason));
    await expect(promise).rejects.toBe(reason);
    await turn();
    process.off('unhandledRejection', unhandled);
    expect(promise).toMatchObject({ status: 'rejected', reason });
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('a promise with a limit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('gives what it gives in time, and leaves no timer behind', async () => {
    await expect(withTimeout(Promise.resolve(7), 100, fail)).resolves.toBe(7);
    await expect(withTimeout(Promise.reject(new Error('own')), 100, fail)).rejects.toThrow('own');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('fails when its time is up', async () => {
    const late = withTimeout(new Promise(() => undefined), 100, fail);
    const outcome = expect(late).rejects.toThrow('too late');
    await jest.advanceTimersByTimeAsync(100);
    await outcome;
  });
});
