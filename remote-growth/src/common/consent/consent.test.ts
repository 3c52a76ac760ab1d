/** @jest-environment jsdom */
import { consent as consentCall, keptConsent } from '@tessera/contract';
import { provideGateway, provideRelease } from '@tessera/shell/testing';
import * as v from 'valibot';

provideRelease();
const gateway = provideGateway();

type Module = typeof import('./consent');
let consent: Module;
let review: ReturnType<typeof import('@tessera/shell/tracking').useConsentReview>;
jest.mock('@tessera/shell/tracking', () => ({
  provideConsentReview: (open: typeof review) => {
    review = open;
  },
}));

const KEY = 'tessera:consent';
const saved = () => {
  const raw = localStorage.getItem(KEY);
  return raw === null ? undefined : v.parse(keptConsent, JSON.parse(raw));
};
/** Opens a page of a merchant with these consent settings. */
async function open(info: unknown): Promise<void> {
  const failed = { unreachable: { status: 503 }, absent: { status: 404 } } as const;
  gateway.on(consentCall, info === 'unreachable' || info === 'absent' ? failed[info] : { value: { info } });
  sessionStorage.clear();
  jest.resetModules();
  consent = await import('./consent');
  await consent.loadConsent();
}

beforeEach(() => {
  localStorage.clear();
  review = undefined;
});

test.each([null, {}, { required: false }, { required: 'no' }, ''])(
  'with the settings %j nothing is asked and everything may be tracked',
  async (info) => {
    await open(info);
    expect(consent.currentConsent()).toEqual({
      choice: { analytics: true, marketing: true },
      isOpen: false,
    });
    expect(saved()).toBeUndefined();
    expect(review).toBeUndefined();
  },
);

test.each([{ required: true }, { required: 1 }, 'We count what you use. May we?'])(
  'with the settings %j the question opens, and nothing may be tracked before the answer',
  async (info) => {
    await open(info);
    expect(consent.currentConsent()).toMatchObject({ isOpen: true });
    expect(consent.currentConsent().choice).toBeUndefined();
    expect(saved()).toEqual({ version: '1', purposes: [] });
    consent.keepChoice();
    expect(consent.currentConsent().isOpen).toBe(true);
  },
);

test('a failed call means not yet: nothing is tracked or asked until a later call is answered', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const opened = open('unreachable');
  await jest.advanceTimersByTimeAsync(1_000);
  await opened;
  expect(consent.currentConsent()).toEqual({ isOpen: false });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(consent.currentConsent()).toEqual({ isOpen: false });
  expect(logged).toHaveBeenCalledTimes(1);
  gateway.on(consentCall, { value: { info: { required: true } } });
  await jest.advanceTimersByTimeAsync(11_000);
  expect(consent.currentConsent()).toMatchObject({ isOpen: true });
  logged.mockRestore();
  jest.useRealTimers();
});

test('a gateway without the call asks for nothing, unless the description of the merchant does', async () => {
  const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await open('absent');
  expect(consent.currentConsent()).toMatchObject({ choice: { analytics: true, marketing: true } });
  provideRelease({ merchant: { asksConsent: true } });
  await open('absent');
  expect(consent.currentConsent()).toMatchObject({ isOpen: true });
  await open({ required: false });
  expect(consent.currentConsent()).toMatchObject({ isOpen: true });
  provideRelease();
  logged.mockRestore();
});

test('an answer is saved, applies on the next page, and can be changed', async () => {
  await open({ required: true, version: 2 });
  consent.saveChoice({ analytics: true, marketing: false });
  expect(saved()).toEqual({ version: '2', purposes: ['analytics'], decidedAt: expect.any(Number) });
  await open({ required: true, version: 2 });
  expect(consent.currentConsent()).toMatchObject({
    choice: { analytics: true, marketing: false },
    isOpen: false,
  });
  review?.();
  expect(consent.currentConsent()).toMatchObject({ choice: { analytics: true }, isOpen: true });
  consent.keepChoice();
  expect(consent.currentConsent().isOpen).toBe(false);
  review?.();
  consent.saveChoice({ analytics: false, marketing: false });
  expect(consent.currentConsent()).toMatchObject({ choice: { analytics: false, marketing: false } });
});

test('a new version of the question asks again, and the earlier answer does not apply', async () => {
  await open({ required: true, version: '1' });
  consent.saveChoice({ analytics: true, marketing: true });
  await open({ required: true, version: '2' });
  expect(consent.currentConsent()).toMatchObject({ isOpen: true });
  expect(consent.currentConsent().choice).toBeUndefined();
});

test('a malformed saved answer is discarded', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(KEY, '{"version":7}');
  await open({ required: true });
  expect(consent.currentConsent().isOpen).toBe(true);
  warned.mockRestore();
});

test('an answer in one tab applies to the others', async () => {
  await open({ required: true });
  const listener = jest.fn();
  consent.watchConsent(listener);
  localStorage.setItem(KEY, JSON.stringify({ version: '1', purposes: ['marketing'], decidedAt: 5 }));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalled();
  expect(consent.currentConsent()).toMatchObject({
    choice: { analytics: false, marketing: true },
    isOpen: false,
  });
});
