import { detectEnvironment, type Environment, type Surroundings } from './detect';

const page: Surroundings = {
  userAgent: '',
  host: 'play.example',
  search: '',
  hash: '',
  touchPoints: 0,
  standalone: false,
  inAppFlag: null,
  webclipFlag: null,
};
const detect = (part: Partial<Surroundings>) => detectEnvironment({ ...page, ...part });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.82 Mobile Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15';

test.each([
  [`${PIXEL} TesseraApp/2.4.39 (x)`, '2.4.39'],
  ['TesseraApp/3', '3'],
  [`${PIXEL} TesseraApp/new`, ''],
  [PIXEL, ''],
])('%s is version %j of the native app', (userAgent, version) => {
  expect(detect({ userAgent }).appVersion).toBe(version);
});

const browsers: ReadonlyArray<readonly [string, string, Partial<Environment>]> = [
  [
    'Safari on an iPhone',
    IPHONE,
    { os: 'ios', osVersion: '17.4.1', browser: 'Safari', browserVersion: '17.4', isMobile: true },
  ],
  [
    'Chrome on a Pixel',
    PIXEL,
    { os: 'android', osVersion: '14', browser: 'Chrome', browserVersion: '124.0.6367.82', isMobile: true },
  ],
  [
    'Chrome on an iPhone',
    IPHONE.replace('Version/17.4', 'CriOS/124.0.6367.88'),
    { os: 'ios', browser: 'Chrome', browserVersion: '124.0.6367.88' },
  ],
  [
    'Firefox on an iPhone',
    IPHONE.replace('Version/17.4', 'FxiOS/125.2'),
    { os: 'ios', browser: 'Firefox', browserVersion: '125.2' },
  ],
  [
    'Samsung Internet',
    PIXEL.replace('Chrome/', 'SamsungBrowser/24.0 Chrome/'),
    { os: 'android', browser: 'Samsung Internet', browserVersion: '24.0' },
  ],
  [
    'Edge on Android',
    `${PIXEL} EdgA/124.0.2478.50`,
    { os: 'android', browser: 'Edge', browserVersion: '124.0.2478.50' },
  ],
  ['Opera on Android', `${PIXEL} OPR/82.2`, { os: 'android', browser: 'Opera', browserVersion: '82.2' }],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 13; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0',
    { os: 'android', osVersion: '13', browser: 'Firefox' },
  ],
  [
    'Safari on a Mac',
    MAC,
    { os: 'macos', osVersion: '10.15.7', browser: 'Safari', isIpad: false, isMobile: false },
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0',
    { os: 'windows', osVersion: '10.0', browser: 'Edge', isMobile: false },
  ],
  [
    'Chrome on Linux',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36',
    { os: 'linux', osVersion: '', browser: 'Chrome' },
  ],
  ['something unheard of', 'curl/8.4', { os: 'other', osVersion: '', browser: '', browserVersion: '' }],
];

test.each(browsers)('%s', (_, userAgent, expected) => {
  expect(detect({ userAgent })).toMatchObject(expected);
});

test.each([
  ['an old iPad says so', { userAgent: IPHONE.replaceAll('iPhone', 'iPad') }, '17.4.1'],
  ['a new iPad calls itself a Mac, but has fingers', { userAgent: MAC, touchPoints: 5 }, '17.4.1'],
])('%s', (_, part, osVersion) => {
  expect(detect(part)).toMatchObject({ os: 'ios', osVersion, isIpad: true, isMobile: true });
});

describe('the environments of the app [R1.4]', () => {
  const places = ['isNativeApp', 'isPwa', 'isWebclip', 'isTelegram', 'isMaya', 'isGcash'] as const;
  test.each<[string, Partial<Surroundings>, ReadonlyArray<(typeof places)[number]>]>([
    ['a normal browser', { userAgent: PIXEL }, []],
    ['the home screen', { userAgent: PIXEL, standalone: true }, ['isPwa']],
    ['a home-screen shortcut, by its flag', { userAgent: IPHONE, webclipFlag: '1' }, ['isWebclip']],
    [
      'a home-screen shortcut, by its address',
      { userAgent: IPHONE, search: '?a=1&pwaType=WEBCLIP' },
      ['isWebclip'],
    ],
    ['the native app, by its version', { userAgent: `${PIXEL} TesseraApp/2.4.39` }, ['isNativeApp']],
    ['the native app, by its flag', { userAgent: PIXEL, inAppFlag: '1' }, ['isNativeApp']],
    ['a Telegram mini app', { userAgent: PIXEL, hash: '#tgWebAppData=query_id%3D1' }, ['isTelegram']],
    ['Telegram’s browser', { userAgent: `${PIXEL} Telegram-Android/10.3` }, ['isTelegram']],
    ['Maya, by its host', { userAgent: PIXEL, host: 'maya.play.example' }, ['isMaya']],
    ['Maya, by its browser', { userAgent: `${PIXEL} Maya/2.99` }, ['isMaya']],
    ['GCash, by its host', { userAgent: PIXEL, host: 'play.gcash.example' }, ['isGcash']],
    ['GCash, by its browser', { userAgent: `${PIXEL} GCash/5.7` }, ['isGcash']],
    ['hosts that only sound alike', { userAgent: PIXEL, host: 'notmaya.example' }, []],
    ['flags that are off', { userAgent: PIXEL, inAppFlag: '0', webclipFlag: '0' }, []],
    ['another pwaType', { userAgent: PIXEL, search: '?pwaType=WEBCLIPPED' }, []],
  ])('%s', (_, part, expected) => {
    const found = detect(part);
    expect(places.filter((place) => found[place])).toEqual(expected);
  });
});
