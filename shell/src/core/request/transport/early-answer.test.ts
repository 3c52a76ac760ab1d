/** @jest-environment jsdom */
import type { EarlyAnswer } from '../../../platform/early-answers';
import { earlyAnswer } from './early-answer';
import type { Outgoing } from './outgoing';

const PATH = '/wps/v2/system/status';
const ask = async (part: Partial<Outgoing> = {}) =>
  earlyAnswer({
    method: 'GET',
    path: PATH,
    params: { device: 'MOBILE' },
    headers: {},
    timeout: 1_000,
    ...part,
  });
const leave = (answer: Promise<EarlyAnswer>) => {
  answer.catch(() => undefined);
  window.__tessera = { answers: new Map([[`${PATH}?device=MOBILE`, answer]]), failed: new Set() };
};

test('a call uses the early answer, once', async () => {
  leave(Promise.resolve({ status: 200, body: 'early' }));
  await expect(ask()).resolves.toBe('early');
  await expect(ask()).resolves.toBeUndefined();
});

test.each([
  ['one that failed', Promise.reject(new TypeError('failed to fetch'))],
  ['a bad status', Promise.resolve({ status: 502, body: '' })],
])('%s is asked for again', async (_, answer) => {
  leave(answer);
  await expect(ask()).resolves.toBeUndefined();
});

test.each([
  ['another query', { params: { device: 'DESKTOP' } }],
  ['a POST', { method: 'POST' }],
  ['a call that was cancelled before', { signal: AbortSignal.abort() }],
])('%s leaves it to the next call', async (_, part) => {
  leave(Promise.resolve({ status: 200, body: 'early' }));
  await expect(ask(part)).resolves.toBeUndefined();
  await expect(ask()).resolves.toBe('early');
});

test('a call that is cancelled meanwhile is cancelled', async () => {
  leave(new Promise((resolve) => setTimeout(() => resolve({ status: 200, body: 'early' }), 10)));
  const controller = new AbortController();
  const answer = ask({ signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toMatchObject({ reason: 'cancelled' });
});

test('an early answer that hangs ends at the time limit of the call', async () => {
  leave(new Promise(() => undefined));
  await expect(ask({ timeout: 20 })).rejects.toMatchObject({ reason: 'timeout' });
});
