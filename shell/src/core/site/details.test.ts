/** @jest-environment jsdom */
import {
  announcementCategories,
  consent,
  country,
  gameMatches,
  merchantPromotions,
  promoCodeEnable,
  siteStatus,
  status,
  telegramLoginSetting,
} from '@tessera/contract';
import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { provideGateway, provideRelease } from '../../testing';
import { refreshSite } from './load-status';
import { currentSite, siteStore } from './store';

provideRelease();
const gateway = provideGateway();
const referral = { type: 'REFERRAL', enabled: true, count: 2 };

/** Each test has a page of its own, because most parts are asked for once a page. */
const load = () =>
  new Promise<void>((resolve, reject) => {
    jest.isolateModules(() => {
      const { loadDetails } = jest.requireActual('./details') as typeof import('./details');
      loadDetails().then(resolve, reject);
    });
  });

test('promotions, categories and the Telegram bot have their own calls, and a later status keeps them [R3.25, R7.29, R7.40, R7.42]', async () => {
  const { loadDetails } = await import('./details');
  siteStore.setState(v.parse(siteStatus, { whitelabelVal: { TELEGRAMLOGIN3: true } }), true);
  gateway.on(merchantPromotions, { value: [referral] });
  gateway.on(announcementCategories, { value: { categories: [{ id: 3, name: 'VIP' }] } });
  gateway.on(telegramLoginSetting, { value: { botId: 7, authDomain: 'club.example' } });
  gateway.on(status, { value: { siteName: 'Aurora' } });
  await loadDetails();
  await refreshSite();
  expect(currentSite()).toMatchObject({
    siteName: 'Aurora',
    availablePromotions: [referral],
    promotionCategoryData: [{ id: '3', name: 'VIP' }],
    telegramSetting: { botId: '7', authDomain: 'club.example' },
  });
});

test('the bot is loaded only if Telegram sign-in is on', async () => {
  gateway.received.length = 0;
  siteStore.setState(v.parse(siteStatus, {}), true);
  await load();
  expect(gateway.calls(telegramLoginSetting)).toHaveLength(0);
});

test.each([merchantPromotions, announcementCategories])(
  'without $name the rest still comes',
  async (call) => {
    gateway.on(call, { status: 503 });
    await expect(load()).resolves.toBeUndefined();
  },
);

const match = {
  matchId: '7',
  sport: 'FOOTBALL',
  league: 'Premier League',
  home: { name: 'Westmoor' },
  away: { name: 'Lunara' },
  startTime: 1_700_000_000_005,
  phase: 'live',
  minute: 12,
  score: { home: 1, away: 0 },
  markets: [{ code: 'WINNER', outcomes: [{ code: 'HOME', odds: 1.4 }] }],
  launch: { vendor: 'WST', gameCode: 'WSTSPORTS001' },
};

test('matches are loaded for each request of a screen, and not stored [R3.27]', async () => {
  const { refreshGameMatches } = await import('.');
  gateway.on(gameMatches, { value: { matches: [match, 'postponed'] } });
  await refreshGameMatches();
  expect(currentSite().gameMatches).toEqual([match]);
  gateway.on(gameMatches, { value: { matches: [{ ...match, minute: 13 }] } });
  await refreshGameMatches();
  expect(currentSite().gameMatches?.[0]?.minute).toBe(13);
  gateway.on(status, { value: {} });
  await refreshSite();
  expect(currentSite().gameMatches).toHaveLength(1);
  expect(localStorage.getItem('tessera:site')).not.toContain('Westmoor');
  gateway.on(gameMatches, { status: 503 });
  await expect(refreshGameMatches()).rejects.toMatchObject({ code: 'http' });
  expect(currentSite().gameMatches).toHaveLength(1);
});

test.each([true, { enable: 1 }])(
  'whether there are promotion codes is asked for once, and read from %j [R3.27]',
  async (value) => {
    gateway.received.length = 0;
    jest.resetModules();
    const { promoCodeReady, currentSite: site } = await import('.');
    gateway.on(promoCodeEnable, { value });
    expect(site().promoCodeEnable).toBeUndefined();
    await Promise.all([promoCodeReady(), promoCodeReady()]);
    expect(site().promoCodeEnable).toBe(true);
    expect(gateway.calls(promoCodeEnable)).toHaveLength(1);
  },
);

test('the question for consent is loaded once; a failed call means not yet, and is made again [R7.22]', async () => {
  gateway.received.length = 0;
  gateway.on(consent, { value: { info: { required: true } } });
  jest.resetModules();
  const first = await import('.');
  expect(await first.consentReady()).toEqual({ required: true });
  await first.consentReady();
  expect(first.currentSite().consent).toEqual({ required: true });
  expect(gateway.calls(consent)).toHaveLength(1);
  sessionStorage.clear();
  gateway.on(consent, { status: 503 });
  jest.resetModules();
  const second = await import('.');
  expect(await second.consentReady()).toBeUndefined();
  gateway.on(consent, { value: { info: 'May we?' } });
  expect(await second.consentReady()).toBe('May we?');
});

test('a gateway without the call for consent asks for none', async () => {
  sessionStorage.clear();
  gateway.on(consent, { status: 404 });
  const told = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.resetModules();
  expect(await (await import('.')).consentReady()).toEqual({});
  expect(told.mock.calls[0]?.[0]).toContain('consent');
  told.mockRestore();
});

test.each([
  [
    { currencySymbol: 'Rs.', currencyPosition: 'left' },
    { symbol: 'Rs.', isAfter: false },
  ],
  [
    { currencySymbol: 'Tk', currencyPosition: 'RIGHT' },
    { symbol: 'Tk', isAfter: true },
  ],
  [{ currencySymbol: '৳' }, { symbol: '৳', isAfter: false }],
  [{ currencyPosition: 'right' }, undefined],
])('the sign of money is the country’s, read from %j [R3.19]', async (value, sign) => {
  sessionStorage.clear();
  gateway.on(country, { value: { currency: 'BDT', ...value } });
  jest.resetModules();
  const site = await import('.');
  const { moneySignReady } = await import('./on-demand');
  await moneySignReady();
  expect(site.currentSite().moneySign).toEqual(sign && { currency: 'BDT', ...sign });
});

test('a part that did not reach the gateway is loaded when it is reached again', async () => {
  sessionStorage.clear();
  gateway.on(merchantPromotions, 'unreachable');
  jest.resetModules();
  const site = await import('.');
  await site.promotionsReady();
  expect(site.currentSite().availablePromotions).toEqual([]);
  gateway.on(merchantPromotions, { value: [referral] });
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(site.currentSite().availablePromotions).toEqual([referral]));
});
