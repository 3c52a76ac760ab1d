/** @jest-environment jsdom */
import { fullUserAgent, hidesUserAgent, revealUserAgent } from './client-hints';
import { detectEnvironment, type Environment } from './detect';
import { nameUserAgent, userAgentHeader } from './user-agent';

const REDUCED =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const FULL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.82 Mobile Safari/537.36';
const hints = {
  model: 'Pixel 8',
  platformVersion: '14',
  fullVersionList: [
    { brand: 'Not-A.Brand', version: '99.0.0.0' },
    { brand: 'Google Chrome', version: '124.0.6367.82' },
  ],
};

const environmentOf = (userAgent: string, inAppFlag: string | null = null): Environment =>
  detectEnvironment({
    userAgent,
    host: 'play.example',
    search: '',
    hash: '',
    touchPoints: 5,
    standalone: false,
    inAppFlag,
    webclipFlag: null,
  });
const chrome = (version: string) => REDUCED.replace('124.0.0.0', version);

const ask = jest.fn(() => Promise.resolve<unknown>(hints));
beforeEach(() => {
  ask.mockClear();
  Object.defineProperty(navigator, 'userAgent', { value: REDUCED, configurable: true });
  Object.assign(navigator, { userAgentData: { getHighEntropyValues: ask } });
});

test.each([
  ['Chrome 100', environmentOf(chrome('100.0.0.0')), true],
  ['Chrome 124', environmentOf(REDUCED), true],
  ['Chrome 99', environmentOf(chrome('99.0.0.0')), false],
  [
    'Chrome on iOS',
    environmentOf('Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) CriOS/124.0.0.0'),
    false,
  ],
  ['the native app', environmentOf(`${REDUCED} TesseraApp/2.4.39`), false],
  ['the native app by its flag', environmentOf(REDUCED, '1'), false],
  ['Edge', environmentOf(`${REDUCED} EdgA/124.0.0.0`), false],
  ['Firefox', environmentOf('Mozilla/5.0 (Android 13; Mobile; rv:125.0) Firefox/125.0'), false],
] as const)('the hints of %s count only where they shall [R5.11]', async (_, environment, isAsked) => {
  expect(hidesUserAgent(environment)).toBe(isAsked);
  await expect(revealUserAgent(environment)).resolves.toBe(isAsked ? FULL : undefined);
  expect(ask).toHaveBeenCalledTimes(isAsked ? 1 : 0);
});

test('the user agent gets device, system version and full version back [R5.11]', async () => {
  await expect(revealUserAgent(environmentOf(REDUCED))).resolves.toBe(FULL);
});

test('withheld hints leave the user agent as it is', () => {
  expect(fullUserAgent(REDUCED, { model: '', platformVersion: '', fullVersionList: [] })).toBe(REDUCED);
  expect(fullUserAgent(REDUCED, { ...hints, model: '' })).toBe(FULL.replace('Pixel 8', 'K'));
});

test('a Mac names its own version', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/124.0.0.0 Safari/537.36';
  const told = { model: '', platformVersion: '14.4.1', fullVersionList: [] };
  expect(fullUserAgent(mac, told)).toContain('Mac OS X 14_4_1)');
});

test.each([
  ['a browser that refuses', () => Promise.reject(new Error('no'))],
  ['an answer of another form', () => Promise.resolve({ model: 7 })],
])('%s changes nothing', async (_, answer) => {
  ask.mockImplementationOnce(answer);
  await expect(revealUserAgent(environmentOf(REDUCED))).resolves.toBeUndefined();
});

test('calls name the browser’s own user agent until the hints arrive, and do not wait [R5.11]', () => {
  const named = () => Buffer.from(userAgentHeader(), 'base64').toString();
  expect(named()).toBe(REDUCED);
  nameUserAgent(FULL);
  expect(named()).toBe(FULL);
  nameUserAgent(undefined);
});
