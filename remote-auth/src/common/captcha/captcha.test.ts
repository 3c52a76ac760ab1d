/** @jest-environment jsdom */
import { loadScript } from '@tessera/remote';
import { refreshSite } from '@tessera/shell/site';
import { path, provideSurroundings } from '../../testing/screen';
import { captchaNeeded } from './needed';
import { solveCaptcha } from './solve';

jest.mock('@tessera/remote', () => ({ ...jest.requireActual('@tessera/remote'), loadScript: jest.fn() }));
jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();
const load = jest.mocked(loadScript);
const REGISTER = '/wps/captcha/geetest';
const solutions = {
  v3: { geetest_challenge: 'c', geetest_validate: 'v', geetest_seccode: 'v|jordan' },
  v4: { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1', captcha_id: 'id' },
};

/** A captcha object for both versions that ends as given; with `never` it does not become ready. */
type Ending = 'success' | 'close' | 'error' | 'never';
function captchaThat(ends: () => Ending, solution: object) {
  const on: Record<string, (detail?: unknown) => void> = {};
  const listen = (name: string) => (listener: () => void) => {
    on[name] = listener;
    if (name === 'ready' && ends() !== 'never') setTimeout(listener);
  };
  const end = () => on[ends()]?.({ error_code: 'error_21' });
  return {
    onReady: listen('ready'),
    onSuccess: listen('success'),
    onError: listen('error'),
    onClose: listen('close'),
    getValidate: () => solution,
    destroy: jest.fn(),
    verify: end,
    showCaptcha: end,
  };
}

let endings: Ending[] = [];
const initV3 = jest.fn();
const initV4 = jest.fn();

async function site(gw: object, register: object = {}, whitelabelVal: object = {}): Promise<void> {
  gateway.on(path.status, { success: true, value: { gw, register, whitelabelVal } });
  await refreshSite();
}

beforeEach(async () => {
  await startAnew();
  jest.spyOn(console, 'warn').mockImplementation();
  endings = [];
  load.mockReset().mockResolvedValue();
  const next = () => endings[0] ?? 'success';
  const create = (solution: object) => (_config: unknown, callback: (captcha: object) => void) => {
    const ending = next();
    endings.shift();
    callback(captchaThat(() => ending, solution));
  };
  initV3.mockReset().mockImplementation(create(solutions.v3));
  initV4.mockReset().mockImplementation(create(solutions.v4));
  Object.assign(globalThis, { initGeetest: initV3, initGeetest4: initV4 });
  gateway.on(REGISTER, { success: true, value: { gt: 'gt', challenge: 'c', newCaptcha: true } });
  await site({ GEETEST_ID: 'id', GEETEST_VERSION: 'v4' });
});

afterEach(() => jest.restoreAllMocks());

describe('whether a captcha is needed', () => {
  test.each([
    ['login', 'showLoginGeetest'],
    ['sms', 'showSmsGeetest'],
    ['register', 'showGeetest'],
  ] as const)('at %s only with %s [R5.3a]', async (place, flag) => {
    await site({}, { [flag]: true });
    expect((['login', 'sms', 'register'] as const).filter((one) => captchaNeeded(one))).toEqual([place]);
    await site({}, { [flag]: false }, { GEETEST3: true, GEETESTVCODE3: true });
    expect(captchaNeeded(place)).toBe(false);
  });

  test('not for sms, firebase and line logins without a user name [R5.3d]', async () => {
    await site({}, { showLoginGeetest: true });
    for (const type of ['sms', 'firebase', 'line'] as const) {
      expect(captchaNeeded('login', { type })).toBe(false);
      expect(captchaNeeded('login', { type, username: 'anna' })).toBe(true);
    }
    expect(captchaNeeded('login', { type: 'username' })).toBe(true);
  });
});

describe('solving', () => {
  test('version 4 uses the id of the settings and returns its four fields as JSON [R3.39, R7.19b]', async () => {
    const { geetestValidateV4 = '' } = await solveCaptcha('login');
    expect(JSON.parse(geetestValidateV4)).toEqual({
      lot_number: 'l',
      captcha_output: 'o',
      pass_token: 'p',
      gen_time: '1',
    });
    expect(initV4.mock.calls[0]?.[0]).toMatchObject({ captchaId: 'id', product: 'bind', timeout: 5000 });
    expect(gateway.calls(REGISTER)).toEqual([]);
  });

  test('version 3 registers a challenge with t and starts with what the gateway answered [R3.39, R7.19a, R7.19b]', async () => {
    await site({ GEETEST_ID: 'id' });
    gateway.on(REGISTER, {
      success: true,
      value: { gt: 'gt', challenge: 'c', newCaptcha: 1, success: 0 },
    });
    expect(await solveCaptcha('login')).toEqual({
      geetestChallenge: 'c',
      geetestValidate: 'v',
      geetestSeccode: 'v|jordan',
    });
    expect(initV3.mock.calls[0]?.[0]).toMatchObject({
      gt: 'gt',
      challenge: 'c',
      new_captcha: true,
      offline: true,
      product: 'bind',
    });
  });

  test('sms needs version 4 [R5.3b]', async () => {
    await site({ GEETEST_ID: 'id', GEETEST_VERSION: 'v3' });
    await expect(solveCaptcha('sms')).rejects.toMatchObject({
      code: 'sms-needs-v4',
      key: 'captcha_service_not_work',
    });
    await site({ GEETEST_ID: 'id', GEETEST_VERSION: 'v4' });
    await expect(solveCaptcha('sms')).resolves.toBeDefined();
  });

  test('a second captcha is refused while one is running, and accepted afterwards [R5.3c]', async () => {
    const first = solveCaptcha('login');
    await expect(solveCaptcha('login')).rejects.toMatchObject({ key: 'captcha_too_fast' });
    await first;
    await expect(solveCaptcha('login')).resolves.toBeDefined();
  });

  test('closing the captcha unsolved fails with verify_first and is not tried again [R5.3e]', async () => {
    endings = ['close'];
    await expect(solveCaptcha('login')).rejects.toMatchObject({ code: 'closed', key: 'verify_first' });
    expect(initV4).toHaveBeenCalledTimes(1);
  });

  test('missing settings fail with a sentence of their own [R5.3f]', async () => {
    await site({});
    await expect(solveCaptcha('login')).rejects.toMatchObject({ key: 'captcha_not_set_up' });
    expect(load).not.toHaveBeenCalled();
  });

  test('a failure is tried once more, a second failure is final [R8.22]', async () => {
    endings = ['error', 'success'];
    await expect(solveCaptcha('login')).resolves.toBeDefined();
    endings = ['error', 'error', 'success'];
    await expect(solveCaptcha('login')).rejects.toMatchObject({ code: 'failed', key: 'captcha_failed' });
    expect(initV4).toHaveBeenCalledTimes(4);
  });

  test('loading ends after 5000 ms and is tried once more [R7.19c, R9.10]', async () => {
    jest.useFakeTimers();
    load.mockReturnValue(new Promise(() => undefined));
    const solving = solveCaptcha('login');
    const outcome = expect(solving).rejects.toMatchObject({ code: 'failed' });
    await jest.advanceTimersByTimeAsync(4_999);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(5_000);
    await outcome;
    jest.useRealTimers();
  });

  test('a challenge that the gateway refuses twice fails with its message [R8.22]', async () => {
    await site({ GEETEST_ID: 'id' });
    gateway.on(REGISTER, { success: false, message: 'captcha is down' });
    await expect(solveCaptcha('login')).rejects.toMatchObject({ message: 'captcha is down' });
    expect(gateway.calls(REGISTER)).toHaveLength(2);
  });
});
