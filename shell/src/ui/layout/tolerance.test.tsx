/** @jest-environment jsdom */
import { type Endpoint, status } from '@tessera/contract';
import { tellingMutations } from '@tessera/contract/testing';
import { provideDialogs } from '@tessera/ui/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { refreshSite } from '../../core/site';
import { provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { openAt } from '../../testing/open-at';
import { BottomNav } from '../bottom-nav';
import { openCustomerService } from '../customer-service';
import { CustomerServiceSheet } from '../customer-service/customer-service-sheet';
import { supportStore } from '../customer-service/store';

provideRelease();
provideDialogs();
const gateway = provideGateway();
beforeAll(provideShellTexts);

const valid = {
  siteName: 'Aurora',
  ip: '203.0.113.7',
  currency: 'BRL',
  singleWallet: false,
  depositSwitch: false,
  whitelabelVal: { CBS3: true, INBOX3: false },
  gw: { GEETEST_VERSION: 'v4', PROFILE_ICON_COUNT: 9 },
  resources: [{ resourceType: 'LOGO', url: '/logo.svg' }],
  mobileTemplate: {
    templateId: 'MT8802',
    footerIconTheme: 'gold',
    footer_nav: ['home', 'game', 'service'],
    favicon: '/icon.svg',
    splash: '/splash.svg',
    pwa: true,
    chat: { title: 'Ask us', headerColor: '#114422' },
  },
  customerService: [
    { csType: 'LINE', csPosition: 1, title: 'By LINE', link: 'https://line.me/aurora', labelIds: [] },
    { csType: 'TELEGRAM', csPosition: 2, title: 'By Telegram', link: 'https://t.me/aurora', labelIds: [] },
  ],
  availablePromotions: [{ type: 'REFERRAL', enabled: true, count: 1 }],
};

/** What the frame shows, and the part of the status that it needs. */
const shows: Readonly<Record<string, string>> = {
  Home: 'mobileTemplate.footer_nav',
  Games: 'mobileTemplate.footer_nav',
  'By LINE': 'customerService.0',
  'By Telegram': 'customerService.1',
};

const isPart = (whole: string, part: string) =>
  whole === '' || part === whole || part.startsWith(`${whole}.`);
const pageText = () => document.body.textContent ?? '';

async function openWith(value: unknown): Promise<void> {
  gateway.on(status, { value });
  await act(() => refreshSite());
  await openAt(
    '/m/home',
    <>
      <BottomNav />
      <CustomerServiceSheet />
    </>,
  );
  await act(async () => openCustomerService());
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  cleanup();
  act(() => supportStore.setState({ isListOpen: false }));
  jest.restoreAllMocks();
});

const mutations = [...tellingMutations(status as Endpoint, valid)].flatMap(([, list]) => list);

test('the navigation and the contacts show what a valid status has', async () => {
  await openWith(valid);
  for (const text of Object.keys(shows)) await waitFor(() => expect(pageText()).toContain(text));
});

test('whatever one field of the status is, the navigation and the contacts stand with all other parts', async () => {
  expect(mutations.length).toBeGreaterThan(50);
  for (const { place, what, value, isRefused } of mutations) {
    // A status that is refused as a whole leaves the last one.
    if (isRefused) continue;
    const at = place.join('.');
    const expected = Object.entries(shows).flatMap(([text, from]) =>
      isPart(at, from) || isPart(from, at) ? [] : [text],
    );
    await openWith(value);
    const shown = () => expected.filter((text) => pageText().includes(text));
    await waitFor(() => expect({ what, shown: shown() }).toEqual({ what, shown: expected }));
    expect(pageText()).not.toMatch(/NaN|undefined|null|\[object|[Cc]onnection/);
    cleanup();
    act(() => supportStore.setState({ isListOpen: false }));
  }
}, 60_000);
