/** @jest-environment jsdom */
import { type NetworkSetting, networkSetting, type TrackingRecord } from '@tessera/contract';
import type { MemberState } from '@tessera/shell/session';
import * as v from 'valibot';

/** What stands around tracking here: the shell's facts, the networks, and the way to the gateway. */
const around = {
  choice: undefined as { analytics: boolean; marketing: boolean } | undefined,
  path: '/m/home',
  session: undefined as { id: string; spanId?: string } | undefined,
  member: { unread: 0, inbox: 0 } as MemberState,
  environment: { isPwa: false, isWebclip: false, isNativeApp: false, os: 'android' },
  networks: [] as NetworkSetting[],
};
const sent: TrackingRecord[] = [];
const outbox = {
  openOutbox: jest.fn(),
  emptyOutbox: jest.fn(),
  send: (event: TrackingRecord) => sent.push(event),
};
const networks = {
  allowNetworks: jest.fn(async () => undefined),
  tellNetworks: jest.fn(() => ['meta']),
  identifyToNetworks: jest.fn(),
};

jest.mock('../outbox/outbox', () => outbox);
jest.mock('../networks/tell-networks', () => networks);
jest.mock('../performance-report/performance-report', () => ({ startPerformanceReport: jest.fn() }));
jest.mock('../consent/consent', () => ({ useConsent: () => ({ choice: around.choice }) }));
jest.mock('@tessera/shell/request', () => ({ call: async () => ({ networks: around.networks }) }));
jest.mock('@tessera/shell/navigation', () => ({ useLocation: () => ({ pathname: around.path }) }));
jest.mock('@tessera/shell/session', () => ({
  currentSession: () => around.session,
  useSession: () => around.session,
  useMember: () => around.member,
  customerInfo: async () => around.session && { id: around.session.id, account: 'Lena' },
}));
jest.mock('@tessera/shell/site', () => ({
  currentSite: () => ({ currency: 'BRL' }),
  currencyCode: (raw: string) => raw.slice(0, 3),
}));
jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: () => around.environment,
}));

const all = { analytics: true, marketing: true };
const none = { analytics: false, marketing: false };
type Track = typeof import('@tessera/shell/tracking').track;
let track: Track;
let tracking: typeof import('./tracking') | undefined;
/** Every page has its React, so the test drives each with its own. */
let act: typeof import('@testing-library/react').act;
let render: typeof import('@testing-library/react').render;
let cleanup: () => void = () => undefined;
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
let Tracker: typeof import('./tracker').Tracker;

/** A page of its own, on which nothing is tracked yet. */
async function openPage(address = '/m/home'): Promise<void> {
  cleanup();
  // Nothing of the page before hears what happens on this one.
  await tracking?.followChoice(none);
  window.history.replaceState(null, '', address);
  around.choice = undefined;
  jest.resetModules();
  ({ act, render, cleanup } = await import('@testing-library/react'));
  ({ track } = await import('@tessera/shell/tracking'));
  tracking = await import('./tracking');
  ({ Tracker } = await import('./tracker'));
}
/** The page, with the answer that the visitor gave. */
async function agree(choice = all): Promise<void> {
  around.choice = choice;
  await act(async () => {
    render(<Tracker />);
    await tracking?.followChoice(choice);
  });
}
const names = () => sent.map(({ eventName }) => eventName);
const look = async (member: MemberState) => {
  around.member = member;
  await act(async () => void render(<Tracker />));
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  sent.length = 0;
  around.session = undefined;
  around.member = { unread: 0, inbox: 0 };
  around.path = '/m/home';
  around.networks = [];
  around.environment = { isPwa: false, isWebclip: false, isNativeApp: false, os: 'android' };
  for (const mock of [...Object.values(networks), outbox.openOutbox, outbox.emptyOutbox]) mock.mockClear();
  await openPage();
});
afterEach(() => cleanup());

describe('once', () => {
  test('firstOpen per browser, viewContent of the home page per session [R4.35a, R3.15]', async () => {
    await agree();
    expect(names().sort()).toEqual(['firstOpen', 'viewContent']);
    expect(localStorage.getItem('tessera:event-track')).toBe('1');
    await openPage();
    await agree();
    expect(sent).toHaveLength(2);
    sessionStorage.clear();
    await openPage();
    await agree();
    expect(names().slice(2)).toEqual(['viewContent']);
  });

  test('viewContent waits for the home page [R4.35a]', async () => {
    around.path = '/m/game';
    await agree();
    expect(names()).toEqual(['firstOpen']);
    around.path = '/m/home';
    await look({ unread: 0, inbox: 0 });
    expect(names()).toEqual(['firstOpen', 'viewContent']);
  });

  test.each([
    [{ isPwa: true, isWebclip: false, os: 'android' }, 'PWA'],
    [{ isPwa: true, isWebclip: false, os: 'ios' }, 'homescreen'],
    [{ isPwa: false, isWebclip: true, os: 'ios' }, 'WEBCLIP'],
  ])('a2hsFirstOpen when opened as %j, which is %s [R4.35a, R3.38]', async (environment, pwaType) => {
    around.path = '/m/game';
    around.environment = { ...around.environment, ...environment };
    await agree();
    expect(names()).toEqual(['firstOpen', 'a2hsFirstOpen']);
    expect(sent.map((event) => event.pwaType)).toEqual([pwaType, pwaType]);
    await openPage();
    await agree();
    expect(sent).toHaveLength(2);
  });
});

describe('money', () => {
  beforeEach(async () => {
    around.path = '/m/wallet';
    localStorage.setItem('tessera:event-track', '1');
    around.session = { id: '7' };
    await agree();
  });

  test('the first depositSubmit of a customer is firstDeposit, too [R4.35b]', async () => {
    track('depositSubmit', { amount: '50.00', currency: 'BRL' });
    track('depositSubmit', { amount: '20.00', currency: 'BRL' });
    expect(names()).toEqual(['depositSubmit', 'firstDeposit', 'depositSubmit']);
    expect(sent[1]?.eventValue).toEqual({ value: 50, revenue: 50, currency: 'BRL' });
    around.session = { id: '8' };
    track('depositSubmit');
    expect(names().slice(3)).toEqual(['depositSubmit', 'firstDeposit']);
  });

  test('someone whose deposits have arrived before submits none that is the first [R4.35b]', async () => {
    await look({ unread: 0, inbox: 0, depositCount: 4 });
    track('depositSubmit', { amount: 5 });
    expect(names()).toEqual(['depositSubmit']);
  });

  const steps: [string, (number | undefined)[], string[]][] = [
    ['a count that is first seen says nothing', [undefined, 5], []],
    ['no count, and none yet', [undefined, 0], []],
    ['the first arrival', [0, 1], ['deposit', 'firstDepositArrival']],
    ['a later arrival', [1, 2], ['deposit', 'redeposit']],
    ['two at once, the first among them', [0, 2], ['deposit', 'firstDepositArrival', 'deposit', 'redeposit']],
    ['the same count again', [3, 3], []],
    ['a count that went down', [3, 2], []],
  ];
  test.each(steps)('%s: %j [R3.15, R7.56a]', async (_, counts, expected) => {
    for (const depositCount of counts)
      await look(
        depositCount === undefined ? { unread: 0, inbox: 0 } : { unread: 0, inbox: 0, depositCount },
      );
    expect(names()).toEqual(expected);
  });

  test('an arrival has the amount that was submitted; a withdrawal is counted [R3.15]', async () => {
    await look({ unread: 0, inbox: 0, depositCount: 1 });
    track('depositSubmit', { amount: '50.00', currency: 'BRL' });
    await look({ unread: 0, inbox: 0, depositCount: 2 });
    expect(sent.find(({ eventName }) => eventName === 'redeposit')?.eventValue).toEqual({
      value: 50,
      revenue: 50,
      currency: 'BRL',
    });
    track('withdraw', { amount: 10 });
    expect(JSON.parse(localStorage.getItem('tessera:money-counts') ?? '{}')).toMatchObject({
      7: { deposits: 2, withdrawals: 1 },
    });
  });
});

describe('clicks', () => {
  const click = (href: string, inner = false) => {
    document.body.innerHTML = `<a href="${href}"><b>App</b></a>`;
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const link = document.querySelector(inner ? 'b' : 'a');
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };

  test.each([
    ['https://dl.example/app.apk?x=1#y', 'https://dl.example/app.apk'],
    ['/files/App.IPA', 'http://localhost/files/App.IPA'],
    ['/wps/app.mobileconfig', 'http://localhost/wps/app.mobileconfig'],
    ['https://dl.example/app.apk.html', undefined],
    ['https://dl.example/?file=app.apk', undefined],
    ['/m/home', undefined],
  ])('on a link to %s [R7.56b]', async (href, url) => {
    localStorage.setItem('tessera:event-track', '1');
    around.path = '/m/game';
    await agree();
    click(href, true);
    expect(sent.map(({ eventName, eventValue }) => [eventName, eventValue])).toEqual(
      url === undefined ? [] : [['downloadApp', { url }]],
    );
  });
});

describe('what is told', () => {
  test('an event says where the visitor came from, and whom the page has told [R3.38]', async () => {
    localStorage.setItem(
      'reg_info',
      JSON.stringify({ affiliateCode: 'a7', originalDomain: 'first.example' }),
    );
    localStorage.setItem('tid', '"55"');
    await openPage('/m/home?fbclid=AbC&gclid=G&name=Anna');
    around.session = { id: '7', spanId: 'span-1' };
    await agree();
    expect(sent[0]).toEqual({
      eventId: expect.stringMatching(/^[\w-]{36}$/),
      eventTime: expect.any(Number),
      eventName: expect.any(String),
      eventValue: {},
      domain: 'first.example',
      affiliateCode: 'a7',
      channels: ['meta'],
      tid: '55',
      loginSpanId: 'span-1',
      fbc: expect.stringMatching(/^fb\.0\.\d+\.AbC$/),
      fbp: expect.stringMatching(/^fb\.0\.\d+\.\d+$/),
      clickIds: { fbclid: 'AbC', gclid: 'G' },
    });
    expect(networks.tellNetworks).toHaveBeenCalledWith(expect.objectContaining({ id: sent[0]?.eventId }));
  });

  test('no name, no account and no number leaves the page, to nobody', async () => {
    await agree();
    const personal = { userName: 'Lena', account: 'lena7', mobileNum: '555', email: 'l@x', password: 'x' };
    track('register', { ...personal, method: 'mobile', title: { nested: 'Lena' }, type: 'x'.repeat(201) });
    expect(sent.at(-1)?.eventValue).toEqual({ method: 'mobile' });
    expect(networks.tellNetworks).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: { method: 'mobile' } }),
    );
  });

  test.each([
    [
      { amount: '50.00', currency: 'USDT' },
      { value: 50, revenue: 50, currency: 'USD' },
    ],
    [{ value: 7 }, { value: 7, revenue: 7, currency: 'BRL' }],
    [{ amount: 'many' }, {}],
  ])('money in %j is %j', async (raw, value) => {
    await agree();
    track('withdraw', raw);
    expect(sent.at(-1)?.eventValue).toEqual(value);
  });

  test('a member is known to networks by a hash of the id', async () => {
    const { webcrypto } = jest.requireActual<typeof import('node:crypto')>('node:crypto');
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    around.session = { id: '7' };
    await agree();
    expect(networks.identifyToNetworks).toHaveBeenCalledWith(
      '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451',
    );
  });
});

describe('consent', () => {
  test('before an answer nothing is told; after it everything that waited is', async () => {
    track('login', { type: 'sms' });
    render(<Tracker />);
    expect(sent).toEqual([]);
    expect(document.cookie).not.toContain('_fb');
    await agree();
    expect(names()).toContain('login');
    expect(networks.allowNetworks).toHaveBeenCalledWith([], all);
  });

  test('whoever refuses is not told of, and nothing is kept', async () => {
    await openPage('/m/home?fbclid=AbC');
    track('login');
    await agree(none);
    track('gameLaunch');
    expect(sent).toEqual([]);
    expect(outbox.openOutbox).not.toHaveBeenCalled();
    expect(localStorage.getItem('tessera:waiting-events')).toBeNull();
    expect(localStorage.getItem('tessera:attribution')).toBeNull();
    expect(document.cookie).not.toContain('_fb');
  });

  test('counting alone tells the gateway, without what brought the visitor', async () => {
    await openPage('/m/home?fbclid=AbC');
    await agree({ analytics: true, marketing: false });
    expect(sent[0]).toMatchObject({ clickIds: {} });
    expect(sent[0]).not.toHaveProperty('fbc');
    expect(localStorage.getItem('tessera:attribution')).toBeNull();
  });

  test('to take it back ends everything, and clears what was kept', async () => {
    around.networks = [v.parse(networkSetting, { network: 'meta', id: '1' })];
    await openPage('/m/home?fbclid=AbC&idfa=i');
    await agree();
    expect(document.cookie).toContain('_fbc');
    sent.length = 0;
    await act(async () => tracking?.followChoice(none));
    track('gameLaunch');
    expect(sent).toEqual([]);
    expect(outbox.emptyOutbox).toHaveBeenCalled();
    expect(document.cookie).not.toContain('_fb');
    expect(['tessera:attribution', 's2s_info'].map((key) => localStorage.getItem(key))).toEqual([null, null]);
    expect(networks.allowNetworks).toHaveBeenLastCalledWith([], none);
  });
});
