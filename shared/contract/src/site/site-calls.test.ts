import * as v from 'valibot';
import { consent } from './consent';
import { country } from './country';
import { ping } from './ping';
import { announcementCategories, merchantPromotions } from './promotions';
import { siteStatus } from './status';
import { telegramLoginSetting } from './telegram-setting';

test('a country has its dialing codes without a plus, and its money [R3.19]', () => {
  const answer = v.parse(country.answer, {
    countries: [{ countryCode: 'BR', countryDialingCode: '+55', countryName: 'Brazil' }],
    countryCode: 'BR',
    countryDialingCode: 55,
    currency: 'BRL',
    currencySymbol: 'R$',
    currencyPosition: 'left',
  });
  expect(answer).toEqual({
    countries: [{ countryCode: 'BR', countryDialingCode: '55', countryName: 'Brazil' }],
    countryCode: 'BR',
    countryDialingCode: '55',
    currency: 'BRL',
    currencySymbol: 'R$',
    currencyPosition: 'left',
  });
  expect(v.parse(country.answer, { countries: 7 })).toMatchObject({ countries: [], countryCode: '' });
});

test.each([
  [[{ type: 'REFERRAL', enabled: 1, count: '2' }, null, { type: 7 }]],
  [{ REFERRAL: { enabled: 'Y', count: 2 }, other: 7 }],
])('promotions come as a list or by their names: %j [R7.29, R6.6]', (raw) => {
  expect(v.parse(merchantPromotions.answer, raw)).toEqual([{ type: 'REFERRAL', enabled: true, count: 2 }]);
});

test.each([null, undefined, 7, 'none'])('promotions that are %j are none', (raw) => {
  expect(v.parse(merchantPromotions.answer, raw)).toEqual([]);
});

test('a category of announcements is known by its id [R7.42]', () => {
  const { categories } = v.parse(announcementCategories.answer, {
    categories: [{ id: 7 }, { name: 'none' }],
  });
  expect(categories).toEqual([{ id: '7' }]);
});

test('the Telegram bot has an id and a domain [R3.25, R7.40]', () => {
  expect(v.parse(telegramLoginSetting.answer, { botId: 700, authDomain: 'club.example' })).toEqual({
    botId: '700',
    authDomain: 'club.example',
  });
});

test('what to agree to stands in info', () => {
  expect(v.parse(consent.answer, { info: { cookies: true } })).toEqual({ info: { cookies: true } });
});

test('a ping may take 15 s, and its query names the caller [R7.17, R9.8]', () => {
  expect(ping.timeout).toBe(15_000);
  expect(v.parse(ping.request, { caller: 'retry' })).toEqual({ caller: 'retry' });
});

test('the keys of phone sign-in and push are read one by one [R3.23]', () => {
  const keys = {
    vapidKey: 'v',
    appId: 'a',
    apiKey: 'k',
    authDomain: 'd',
    projectId: 'p',
    messagingSenderId: 'm',
    googleWebClientId: 'g',
    facebookAppId: 'f',
  };
  const provider = (smsProvider: unknown) => v.parse(siteStatus, { smsProvider }).smsProvider;
  expect(provider({ firebase: 1, ...keys })).toEqual({ firebase: true, ...keys });
  expect(provider({ firebase: {}, ...keys, appId: {} })).toEqual({
    firebase: false,
    ...keys,
    appId: undefined,
  });
  expect(provider(7)).toMatchObject({ firebase: false });
});

test('the settings of the gateway have their defaults [R3.24]', () => {
  expect(v.parse(siteStatus, { gw: { GEETEST_ID: 'g', LINE_CLIENT_ID: 'l' } }).gw).toEqual({
    GEETEST_ID: 'g',
    GEETEST_VERSION: 'v3',
    PROFILE_ICON_COUNT: 9,
    LINE_CLIENT_ID: 'l',
  });
});

test.each([
  [1_795_000_000_000, 1_795_000_000_000],
  ['1795000000000', 1_795_000_000_000],
  ['2026-11-21T10:00:00Z', Date.UTC(2026, 10, 21, 10)],
  ['soon', undefined],
  [null, undefined],
])('maintenance ends at %j [R3.21]', (raw, moment) => {
  expect(v.parse(siteStatus, { maintenance: 'Y', maintenanceEndTime: raw })).toMatchObject({
    maintenance: true,
    maintenanceEndTime: moment,
  });
});
