/** @jest-environment jsdom */
import { type NetworkSetting, networkSetting, type TrackingRecord } from '@tessera/contract';
import type { MemberState } from '@tessera/shell/session';
import * as v from 'valibot';

/** The mocked environment of tracking: the shell's state, the networks and the gateway. */
const page = {
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
  notifyNetworks: jest.fn(() => ['meta']),
  identifyToNetworks: jest.fn(),
};

jest.mock('../outbox', () => outbox);
jest.mock('../networks', () => networks);
jest.mock('../performance-report', () => ({ startPerformanceReport: jest.fn() }));
jest.mock('../../common/consent', () => ({ useConsent: () => ({ choice: page.choice }) }));
jest.mock('@tessera/shell/request', () => ({ call: async () => ({ networks: page.networks }) }));
jest.mock('@tessera/shell/navigation', () => ({ useLocation: () => ({ pathname: page.path }) }));
jest.mock('@tessera/shell/session', () => ({
  currentSession: () => page.session,
  useSession: () => page.session,
  useMember: () => page.member,
  customerInfo: async () => page.session && { id: page.session.id, account: 'Lena' },
}));
jest.mock('@tessera/shell/site', () => ({
  currentSite: () => ({ currency: 'BRL' }),
  currencyCode: (raw: string) => raw.slice(0, 3),
}));
jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: () => page.environment,
}));

const all = { analytics: true, marketing: true };
const none = { analytics: false, marketing: false };
type Track = typeof import('@tessera/shell/tracking').track;
let track: Track;
let tracking: typeof import('./tracking') | undefined;
/** Each page has its own React after a reset of the modules. */
let act: typeof import('@testing-library/react').act;
let render: typeof import('@testing-library/react').render;
let cleanup: () => void = () => undefined;
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
let Tracker: typeof import('./tracker').Tracker;

/** Opens a new page, on which nothing is tracked yet. */
async function openPage(address = '/m/home'): Promise<void> {
  cleanup();
  // Removes the listeners of the page before.
  await tracking?.applyConsent(none);
  window.history.replaceState(null, '', address);
  page.choice = undefined;
  jest.resetModules();
  ({ act, render, cleanup } = await import('@testing-library/react'));
  ({ track } = await import('@tessera/shell/tracking'));
  tracking = await import('./tracking');
  ({ Tracker } = await import('./tracker'));
}
/** Renders the page with the visitor's choice. */
async function agree(choice = all): Promise<void> {
  page.choice = choice;
  await act(async () => {
    render(<Tracker />);
    await tracking?.applyConsent(choice);
  });
}
const names = () => sent.map(({ eventName }) => eventName);
const look = async (member: MemberState) => {
  page.member = member;
  await act(async () => void render(<Tracker />));
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  sent.length = 0;
  page.session = undefined;
  page.member = { unread: 0, inbox: 0 };
  page.path = '/m/home';
  page.networks = [];
  page.environment = { isPwa: false, isWebclip: false, isNativeApp: false, os: 'android' };
  for (const mock of [...Object.values(networks), outbox.openOutbox, outbox.emptyOutbox]) mock.mockClear();
  await openPage();
});
afterEach(() => cleanup());

describe('events that are tracked once', () => {
  test('firstOpen once per browser, viewContent of the home page, which it names, once per session [R4.35a, R3.15]', async () => {
    await agree();
    expect(names().sort()).toEqual(['firstOpen', 'viewContent']);
    expect(sent.map(({ eventValue }) => eventValue)).toContainEqual({ content: 'home' });
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
    page.path = '/m/game';
    await agree();
    expect(names()).toEqual(['firstOpen']);
    page.path = '/m/home';
    await look({ unread: 0, inbox: 0 });
    expect(names()).toEqual(['firstOpen', 'viewContent']);
  });

  test.each([
    [{ isPwa: true, isWebclip: false, os: 'android' }, 'PWA'],
    [{ isPwa: true, isWebclip: false, os: 'ios' }, 'homescreen'],
    [{ isPwa: false, isWebclip: true, os: 'ios' }, 'WEBCLIP'],
  ])('a2hsFirstOpen when opened as %j, which is %s [R4.35a, R3.38]', async (environment, pwaType) => {
    page.path = '/m/game';
    page.environment = { ...page.environment, ...environment };
    await agree();
    expect(names()).toEqual(['firstOpen', 'a2hsFirstOpen']);
    expect(sent.map((event) => event.pwaType)).toEqual([pwaType, pwaType]);
    await openPage();
    await agree();
    expect(sent).toHaveLength(2);
  });
});

describe('deposits and withdrawals', () => {
  beforeEach(async () => {
    page.path = '/m/wallet';
    localStorage.setItem('tessera:event-track', '1');
    page.session = { id: '7' };
    await agree();
  });

  test('the first depositSubmit of a member is also a firstDeposit [R4.35b]', async () => {
    track('depositSubmit', { amount: '50.00', currency: 'BRL' });
    track('depositSubmit', { amount: '20.00', currency: 'BRL' });
    expect(names()).toEqual(['depositSubmit', 'firstDeposit', 'depositSubmit']);
    expect(sent[1]?.eventValue).toEqual({ value: 50, revenue: 50, currency: 'BRL' });
    page.session = { id: '8' };
    track('depositSubmit');
    expect(names().slice(3)).toEqual(['depositSubmit', 'firstDeposit']);
  });

  test('with earlier arrived deposits, a depositSubmit is not a firstDeposit [R4.35b]', async () => {
    await look({ unread: 0, inbox: 0, depositCount: 4 });
    track('depositSubmit', { amount: 5 });
    expect(names()).toEqual(['depositSubmit']);
  });

  const steps: [string, (number | undefined)[], string[]][] = [
    ['the first known number gives no event', [undefined, 5], []],
    ['no number, then 0', [undefined, 0], []],
    ['the first arrival', [0, 1], ['deposit', 'firstDepositArrival']],
    ['a later arrival', [1, 2], ['deposit', 'redeposit']],
    [
      'two at once, one of them the first',
      [0, 2],
      ['deposit', 'firstDepositArrival', 'deposit', 'redeposit'],
    ],
    ['the same number again', [3, 3], []],
    ['a number that decreases', [3, 2], []],
  ];
  test.each(steps)('%s: %j [R3.15, R7.56a]', async (_, counts, expected) => {
    for (const depositCount of counts)
      await look(
        depositCount === undefined ? { unread: 0, inbox: 0 } : { unread: 0, inbox: 0, depositCount },
      );
    expect(names()).toEqual(expected);
  });

  test('an arrival has the submitted amount; a withdrawal is counted [R3.15]', async () => {
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

describe('clicks on download links', () => {
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
    page.path = '/m/game';
    await agree();
    click(href, true);
    expect(sent.map(({ eventName, eventValue }) => [eventName, eventValue])).toEqual(
      url === undefined ? [] : [['downloadApp', { url }]],
    );
  });
});

describe('content of events', () => {
  test('an event has the attribution and the networks that got it [R3.38]', async () => {
    localStorage.setItem(
      'reg_info',
      JSON.stringify({ affiliateCode: 'a7', originalDomain: 'first.example' }),
    );
    localStorage.setItem('tid', '"55"');
    await openPage('/m/home?fbclid=AbC&gclid=G&name=Anna');
    page.session = { id: '7', spanId: 'span-1' };
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
    expect(networks.notifyNetworks).toHaveBeenCalledWith(expect.objectContaining({ id: sent[0]?.eventId }));
  });

  test('no name, account or phone number leaves the page', async () => {
    await agree();
    const personal = { userName: 'Lena', account: 'lena7', mobileNum: '555', email: 'l@x', password: 'x' };
    track('register', { ...personal, method: 'mobile', title: { nested: 'Lena' }, type: 'x'.repeat(201) });
    expect(sent.at(-1)?.eventValue).toEqual({ method: 'mobile' });
    expect(networks.notifyNetworks).toHaveBeenLastCalledWith(
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

  test('networks know a member by a hash of the id', async () => {
    const { webcrypto } = jest.requireActual<typeof import('node:crypto')>('node:crypto');
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    page.session = { id: '7' };
    await agree();
    expect(networks.identifyToNetworks).toHaveBeenCalledWith(
      '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451',
    );
  });
});

describe('consent', () => {
  test('before a choice nothing is sent; after it, all waiting events are', async () => {
    track('login', { type: 'sms' });
    render(<Tracker />);
    expect(sent).toEqual([]);
    expect(document.cookie).not.toContain('_fb');
    await agree();
    expect(names()).toContain('login');
    expect(networks.allowNetworks).toHaveBeenCalledWith([], all);
  });

  test('after a refusal nothing is sent and nothing is stored', async () => {
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

  test('analytics alone sends events to the gateway without attribution', async () => {
    await openPage('/m/home?fbclid=AbC');
    await agree({ analytics: true, marketing: false });
    expect(sent[0]).toMatchObject({ clickIds: {} });
    expect(sent[0]).not.toHaveProperty('fbc');
    expect(localStorage.getItem('tessera:attribution')).toBeNull();
  });

  test('a withdrawn consent stops tracking and removes the attribution', async () => {
    page.networks = [v.parse(networkSetting, { network: 'meta', id: '1' })];
    await openPage('/m/home?fbclid=AbC&idfa=i');
    await agree();
    expect(document.cookie).toContain('_fbc');
    sent.length = 0;
    await act(async () => tracking?.applyConsent(none));
    track('gameLaunch');
    expect(sent).toEqual([]);
    expect(outbox.emptyOutbox).toHaveBeenCalled();
    expect(document.cookie).not.toContain('_fb');
    expect(['tessera:attribution', 's2s_info'].map((key) => localStorage.getItem(key))).toEqual([null, null]);
    expect(networks.allowNetworks).toHaveBeenLastCalledWith([], none);
  });
});
