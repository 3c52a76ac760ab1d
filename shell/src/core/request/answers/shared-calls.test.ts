import { isCancelled } from '../transport/transport-failure';
import { SharedCalls } from './shared-calls';

/** Calls that the test answers itself. */
function provideCalls() {
  const calls = new SharedCalls();
  const started: { readonly signal: AbortSignal; answer(value: string): void; fail(error: Error): void }[] =
    [];
  const start = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => void started.push({ signal, answer: resolve, fail: reject }));
  return { calls, started, join: (signal?: AbortSignal, key = 'key') => calls.join(key, start, signal) };
}
const cancelled = (answer: Promise<unknown>): Promise<boolean> => answer.then(() => false, isCancelled);

test('readers of one key share a call and its value, and those of another do not', async () => {
  const { started, join } = provideCalls();
  const readers = [join(), join(new AbortController().signal), join()];
  const other = join(undefined, 'other');
  expect(started).toHaveLength(2);
  started[0]?.answer('shared');
  started[1]?.answer('own');
  await expect(Promise.all(readers)).resolves.toEqual(['shared', 'shared', 'shared']);
  await expect(other).resolves.toBe('own');
});

test('a call that has ended is not shared any more', async () => {
  const { started, join } = provideCalls();
  const failed = join();
  started[0]?.fail(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  void join();
  expect(started).toHaveLength(2);
});

test('a reader that gives up is rejected at once; the call goes on for the others', async () => {
  const { started, join } = provideCalls();
  const controllers = [new AbortController(), new AbortController()];
  const [left, kept] = controllers.map(({ signal }) => join(signal));
  controllers[0]?.abort();
  await expect(cancelled(left ?? Promise.resolve())).resolves.toBe(true);
  expect(started[0]?.signal.aborted).toBe(false);
  started[0]?.answer('kept');
  await expect(kept).resolves.toBe('kept');
});

test('the last reader that gives up cancels the call, and the next one starts anew', async () => {
  const { started, join } = provideCalls();
  const controllers = [new AbortController(), new AbortController()];
  const readers = controllers.map(({ signal }) => cancelled(join(signal)));
  for (const controller of controllers) controller.abort();
  expect(started[0]?.signal.aborted).toBe(true);
  const next = join();
  expect(started).toHaveLength(2);
  await expect(Promise.all(readers)).resolves.toEqual([true, true]);
  started[0]?.fail(new Error('cancelled'));
  started[1]?.answer('anew');
  await expect(next).resolves.toBe('anew');
});

test('a reader without a signal keeps the call to its end', () => {
  const { started, join } = provideCalls();
  const controller = new AbortController();
  void join();
  void cancelled(join(controller.signal));
  controller.abort();
  expect(started[0]?.signal.aborted).toBe(false);
});

test('a reader that has given up before starts nothing', async () => {
  const { started, join } = provideCalls();
  await expect(cancelled(join(AbortSignal.abort()))).resolves.toBe(true);
  expect(started).toHaveLength(0);
});

test('after it is forgotten, a call that hangs is not joined any more, and those who joined it still get its answer', async () => {
  const { calls, started, join } = provideCalls();
  const early = join();
  calls.forget('key');
  const anew = join();
  const joined = join();
  expect(started).toHaveLength(2);
  started[1]?.answer('anew');
  await expect(Promise.all([anew, joined])).resolves.toEqual(['anew', 'anew']);
  started[0]?.answer('late');
  await expect(early).resolves.toBe('late');
});
