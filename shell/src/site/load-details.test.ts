/** @jest-environment jsdom */
import {
  announcementCategories,
  merchantPromotions,
  siteStatus,
  status,
  telegramLoginSetting,
} from '@tessera/contract';
import * as v from 'valibot';
import { provideGateway, provideRelease } from '../testing';
import { refreshSite } from './load-status';
import { currentSite, siteStore } from './store';

provideRelease();
const gateway = provideGateway();
const referral = { type: 'REFERRAL', enabled: true, count: 2 };

/** Each test has a page of its own, because the promotions are asked for once a page. */
const load = () =>
  new Promise<void>((resolve, reject) => {
    jest.isolateModules(() => {
      const { loadDetails } = jest.requireActual('./load-details') as typeof import('./load-details');
      loadDetails().then(resolve, reject);
    });
  });

test('promotions, categories and the Telegram bot come by calls of their own, and outlast a later status [R3.25, R7.29, R7.40, R7.42]', async () => {
  const { loadDetails } = await import('./load-details');
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

test('the bot is asked for only where Telegram is a way to sign in', async () => {
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
