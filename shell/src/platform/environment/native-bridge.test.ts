/** @jest-environment jsdom */
import { askNativeApp, listenToNativeApp } from './native-bridge';

const told: string[] = [];
const sent: Array<{ type: string; payload: unknown; callbackId: string }> = [];
const postMessage = (message: unknown) =>
  void sent.push(typeof message === 'string' ? JSON.parse(message) : message);
const enter = (app: 'ios' | 'android' | 'none') =>
  Object.assign(window, {
    webkit: app === 'ios' ? { messageHandlers: { tessera: { postMessage } } } : undefined,
    TesseraNative: app === 'android' ? { postMessage } : undefined,
  });
const answer = (result: unknown, callbackId: unknown = sent.at(-1)?.callbackId) =>
  Reflect.get(window, 'tesseraNative').resolve(callbackId, result);

beforeEach(() => {
  told.length = 0;
  sent.length = 0;
  listenToNativeApp((failure) => void told.push(failure));
});

test.each(['ios', 'android'] as const)('the %s app is asked, and its answer is given', async (app) => {
  enter(app);
  const asked = askNativeApp('share', { text: 'hello' });
  expect(sent).toMatchObject([{ type: 'share', payload: { text: 'hello' } }]);
  answer({ shared: true });
  await expect(asked).resolves.toEqual({ shared: true });
  expect(told).toEqual([]);
});

test('every question gets its own answer', async () => {
  enter('ios');
  const both = Promise.all([askNativeApp('first'), askNativeApp('second')]);
  answer(2, sent[1]?.callbackId);
  answer(1, sent[0]?.callbackId);
  await expect(both).resolves.toEqual([1, 2]);
});

test('an answer that starts with Failure is shown with its text, and rejects the call [R8.24]', async () => {
  enter('android');
  const asked = askNativeApp('google-login');
  answer('Failure: the account was not chosen');
  await expect(asked).rejects.toMatchObject({
    name: 'NativeFailure',
    code: 'refused',
    message: 'Failure: the account was not chosen',
  });
  expect(told).toEqual(['Failure: the account was not chosen']);
});

test('a failure without a call is shown as well [R8.24]', () => {
  answer('Failure: no space left', 'unknown');
  expect(told).toEqual(['Failure: no space left']);
});

test('without an app the call is rejected', async () => {
  enter('none');
  await expect(askNativeApp('share')).rejects.toMatchObject({ code: 'no-app' });
});

test('without an answer the call is rejected after a minute', async () => {
  jest.useFakeTimers();
  enter('ios');
  const asked = expect(askNativeApp('share')).rejects.toMatchObject({ code: 'timeout' });
  jest.advanceTimersByTime(60_000);
  await asked;
  jest.useRealTimers();
});
