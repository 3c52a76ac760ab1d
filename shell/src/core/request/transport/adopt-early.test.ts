/** @jest-environment jsdom */
import { AxiosHeaders, type InternalAxiosRequestConfig, isCancel } from 'axios';
import type { EarlyAnswer } from '../../../platform/early-answers';
import { classify } from '../classify';
import { adoptingEarly } from './adopt-early';

const PATH = '/wps/v2/system/status';
const sent = jest.fn();
const adapter = adoptingEarly((config) => {
  sent(config.url);
  return Promise.resolve({ data: 'asked', status: 200, statusText: 'OK', headers: {}, config });
});
const request = (part: Partial<InternalAxiosRequestConfig> = {}): InternalAxiosRequestConfig => ({
  method: 'get',
  url: PATH,
  params: { device: 'MOBILE' },
  headers: new AxiosHeaders(),
  timeout: 1_000,
  ...part,
});
const leave = (answer: Promise<EarlyAnswer>) => {
  answer.catch(() => undefined);
  window.__tessera = { answers: new Map([[`${PATH}?device=MOBILE`, answer]]), failed: new Set() };
};

beforeEach(() => sent.mockClear());

test('a call uses the early answer, once', async () => {
  leave(Promise.resolve({ status: 200, body: 'early' }));
  await expect(adapter(request())).resolves.toMatchObject({ data: 'early', status: 200 });
  expect(sent).not.toHaveBeenCalled();
  await expect(adapter(request())).resolves.toMatchObject({ data: 'asked' });
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ['one that failed', Promise.reject(new TypeError('failed to fetch'))],
  ['a bad status', Promise.resolve({ status: 502, body: '' })],
])('%s is asked for again', async (_, answer) => {
  leave(answer);
  await expect(adapter(request())).resolves.toMatchObject({ data: 'asked' });
});

test.each([
  ['another query', { params: { device: 'DESKTOP' } }],
  ['a POST', { method: 'post' }],
])('%s changes nothing in the state', async (_, part) => {
  leave(Promise.resolve({ status: 200, body: 'early' }));
  await expect(adapter(request(part))).resolves.toMatchObject({ data: 'asked' });
});

test('a call that is cancelled meanwhile is cancelled', async () => {
  leave(new Promise((resolve) => setTimeout(() => resolve({ status: 200, body: 'early' }), 10)));
  const controller = new AbortController();
  const answer = adapter(request({ signal: controller.signal }));
  controller.abort();
  await expect(Promise.resolve(answer).catch(isCancel)).resolves.toBe(true);
});

test('an early answer that hangs ends at the time limit of the call', async () => {
  leave(new Promise(() => undefined));
  const error = await Promise.resolve(adapter(request({ timeout: 20 }))).catch((thrown: unknown) => thrown);
  expect(classify({ name: 'status', authorization: 'none' }, error).code).toBe('timeout');
});
