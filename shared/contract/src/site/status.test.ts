import * as v from 'valibot';
import { flagNames } from './flags';
import { siteStatus } from './status';

const parse = (raw: unknown) => v.parse(siteStatus, raw);
const byDefault = parse({});

test('a gateway that says nothing leaves every part at its default', () => {
  expect(byDefault).toMatchObject({
    maintenance: false,
    regionRestriction: false,
    singleWallet: true,
    depositSwitch: false,
    currency: 'USD',
    imageCDN: [],
    resources: [],
    availablePromotions: [],
    customerService: [],
    gw: { GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
  });
});

test('every white-label flag of the platform is known, and off until it is switched on [R6.5a]', () => {
  const specified =
    'GEETEST3 GEETESTTEST3 GEETESTVCODE3 REWCEN3 INBOX3 CBS3 CREDITMAR3 MOBILEAUTOLOGIN3 PWDEXPFORCECHANGE3 MOBILENUMPASSREG3 UPDATEMOBILEICC3 DISABLEDMOBILEICC3 GOOGLELOGIN3 FACEBOOKLOGIN3 TWITTERLOGIN3 LINELOGIN3 TELEGRAMLOGIN3 FIREBASECREATEACC3 SSOMANUALREG3 STARTGAMEINAPP3 MANDATORYAPPUPDATES3';
  expect([...flagNames].sort()).toEqual(specified.split(' ').sort());
  expect(byDefault.whitelabelVal).toEqual(Object.fromEntries(flagNames.map((flag) => [flag, false])));
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  ['Y', true],
  ['on', true],
  [false, false],
  [0, false],
  ['0', false],
  ['', false],
  ['maybe', false],
  [null, false],
  [{}, false],
  [[], false],
])('a flag that is %j is %s', (raw, on) => {
  const { whitelabelVal } = parse({ whitelabelVal: { CBS3: raw, INBOX3: true } });
  expect(whitelabelVal).toMatchObject({ CBS3: on, INBOX3: true, REWCEN3: false });
});

test('an unknown flag is left out', () => {
  expect(parse({ whitelabelVal: { NEW3: true } }).whitelabelVal).not.toHaveProperty('NEW3');
});

test.each(Object.keys(siteStatus.entries))('a malformed %s costs nothing but itself', (part) => {
  const bad = Symbol('no JSON has this');
  const rest = part === 'siteName' ? { currency: 'EUR' } : { siteName: 'Aurora' };
  const site = parse({ ...rest, [part]: bad });
  expect(site).toEqual({ ...byDefault, ...rest });
});

test.each([
  ['availablePromotions', { type: 'REFERRAL', enabled: 1 }, { type: 'REFERRAL', enabled: true, count: 0 }],
  ['resources', { resourceType: 'Logo', url: '/m/logo.svg' }, { resourceType: 'Logo', url: '/m/logo.svg' }],
  ['imageCDN', 'https://img.example', 'https://img.example'],
] as const)('one malformed item of %s leaves the others', (part, good, parsed) => {
  expect(parse({ [part]: [null, good, { type: 7 }] })[part]).toEqual([parsed]);
});

test.each([
  ['home, game ,wallet', ['home', 'game', 'wallet']],
  [
    ['home', 'chat'],
    ['home', 'chat'],
  ],
  ['', []],
  [7, undefined],
])('footer_nav %j', (raw, names) => {
  expect(parse({ mobileTemplate: { footer_nav: raw } }).mobileTemplate.footer_nav).toEqual(names);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/x.png', '/\\evil.example', 'x.png'])(
  'a picture of the template never comes from %s',
  (address) => {
    expect(parse({ mobileTemplate: { h5_logo: address, app_desc: 'kept' } }).mobileTemplate).toMatchObject({
      app_desc: 'kept',
    });
    expect(parse({ mobileTemplate: { h5_logo: address } }).mobileTemplate.h5_logo).toBeUndefined();
  },
);

test('the status carries what the site shows and asks for [R3.22, R3.26, R3.28]', () => {
  const raw = {
    register: { captcha: { enabled: 1 } },
    whitelabelVal: { GEETEST3: true },
    imageCDN: ['https://img.example'],
    registerMessageTemplate: 'sms-7',
    currency: 'BRL',
    resources: [{ resourceType: 'Logo', url: 'https://img.example/logo.svg' }],
    mobileTemplate: {
      app_desc: 'Play everywhere',
      login_prompt_text: 'Welcome back',
      favicon: '/m/favicon.ico',
      splash: 'https://img.example/splash.png',
      pwa: '1',
      desktop_app_feature: 0,
      apple_touch_icon: '/m/touch.png',
      h5_logo: '/m/h5.svg',
      footer_nav: ['home', 'game'],
    },
  };
  expect(parse(raw)).toMatchObject({
    ...raw,
    register: { captcha: { enabled: true } },
    mobileTemplate: { ...raw.mobileTemplate, pwa: true, desktop_app_feature: false },
  });
});

test('what was parsed once parses again to the same, since it is stored between visits', () => {
  const site = parse({
    siteName: 'Aurora',
    whitelabelVal: { CBS3: 'Y' },
    mobileTemplate: { footer_nav: 'home,chat', languages: 'EN,CN', pwa: 1 },
    availablePromotions: [{ type: 'REFERRAL', enabled: '1', count: '3' }],
    customerService: [{ csType: 'LINE', csPosition: '2', labelIds: [7] }],
    gw: { PROFILE_ICON_COUNT: '12' },
  });
  expect(parse(JSON.parse(JSON.stringify(site)))).toEqual(JSON.parse(JSON.stringify(site)));
});

test.each([
  ['maintenanceEndTime', 1_790_000_000_000_000_000, undefined],
  ['maintenanceEndTime', '1790000000000000000', undefined],
  ['maintenanceEndTime', 8.64e15 + 1, undefined],
  ['maintenanceEndTime', Number('1e999'), undefined],
  ['maintenanceEndTime', 1_790_000_000_000, 1_790_000_000_000],
  ['siteName', 'x'.repeat(1_000_000), ''],
  ['ip', 'x'.repeat(1_000_000), undefined],
  ['currency', 'x'.repeat(1_000_000), 'USD'],
])('%s keeps only what can be shown', (name, raw, kept) => {
  expect(parse({ [name]: raw })).toEqual({ ...byDefault, [name]: kept });
});

test('a list keeps as many items as a page can show', () => {
  const service = { csType: 'LINE', title: 'x'.repeat(1_000_000) };
  const site = parse({
    customerService: Array.from({ length: 100_000 }, () => service),
    mobileTemplate: {
      languages: Array.from({ length: 100_000 }, () => 'EN'),
      app_desc: 'x'.repeat(1_000_000),
    },
  });
  expect(site.customerService).toHaveLength(1_000);
  expect(site.customerService[0]?.title).toBe('');
  expect(site.mobileTemplate).toMatchObject({ languages: ['EN'], app_desc: undefined });
});
