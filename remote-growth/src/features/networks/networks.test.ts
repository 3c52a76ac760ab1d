/** @jest-environment jsdom */
import {
  type ConsentChoice,
  type NetworkName,
  type NetworkSetting,
  networkNames,
  networkSetting,
  type TrackingEvent,
  trackingEvents,
} from '@tessera/contract';
import * as v from 'valibot';
import { eventNames, labelOf } from './event-names';
import type { NetworkEvent } from './network';
import { pageGlobal } from './page-global';

const all: ConsentChoice = { analytics: true, marketing: true };
const loadScript = jest.fn(async (_address: string) => undefined);
jest.mock('@tessera/remote', () => ({ loadScript: (address: string) => loadScript(address) }));
const page = { isNativeApp: false };
const asked = jest.fn(async (_type: string, _payload: unknown) => 'ok');
jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: () => page,
  askNativeApp: (type: string, payload: unknown) => asked(type, payload),
}));
const fetched = jest.fn(async () => ({}));
Object.assign(globalThis, { fetch: fetched });

type Networks = typeof import('.');
let networks: Networks;
const globals = ['fbq', '_fbq', 'kwaiq', 'ttq', 'dataLayer', 'twq', 'Adjust', 'AF'] as const;

beforeEach(async () => {
  localStorage.clear();
  for (const name of globals) Reflect.deleteProperty(globalThis, name);
  loadScript.mockReset().mockResolvedValue(undefined);
  fetched.mockClear();
  asked.mockClear();
  page.isNativeApp = false;
  jest.resetModules();
  networks = await import('.');
});

const setting = (network: NetworkName, part: Partial<NetworkSetting> = {}): NetworkSetting =>
  v.parse(networkSetting, { network, id: 'pixel1', ...part });
const settle = () => new Promise((resolve) => setTimeout(resolve));
const event = (name: TrackingEvent, value: NetworkEvent['value'] = {}) => ({ id: 'event-1', name, value });
const money = { value: 50, revenue: 50, currency: 'BRL' };
async function start(...settings: NetworkSetting[]): Promise<void> {
  await networks.allowNetworks(settings, all);
  await settle();
}
/** The calls in the queue of a stub. */
const queued = (name: 'fbq' | 'twq' | 'kwaiq' | 'ttq' | 'AF'): unknown[] => {
  const stub = pageGlobal(name);
  const calls: unknown =
    typeof stub === 'function' ? (Reflect.get(stub, 'queue') ?? Reflect.get(stub, 'q')) : stub;
  return Array.isArray(calls) ? [...calls] : [];
};
const layer = (): unknown[] => {
  const items = pageGlobal('dataLayer');
  return Array.isArray(items)
    ? items.map((item) => (String(item) === '[object Arguments]' ? Array.from(item) : item))
    : [];
};

describe('the name of an event', () => {
  const standard: [NetworkName, TrackingEvent, string | undefined][] = [
    ['meta', 'register', 'CompleteRegistration'],
    ['meta', 'depositSubmit', 'InitiateCheckout'],
    ['meta', 'startTrial', 'StartTrial'],
    ['meta', 'deposit', 'Purchase'],
    ['meta', 'firstOpen', 'firstOpen'],
    ['tiktok', 'register', 'CompleteRegistration'],
    ['tiktok', 'startTrial', 'Subscribe'],
    ['tiktok', 'deposit', 'CompletePayment'],
    ['kwai', 'register', 'completeRegistration'],
    ['kwai', 'depositSubmit', 'initiatedCheckout'],
    ['kwai', 'firstDepositArrival', 'firstDeposit'],
    ['kwai', 'deposit', 'purchase'],
    ['kwai', 'firstOpen', undefined],
    ['kwai', 'startTrial', undefined],
    ['x', 'register', 'CompleteRegistration'],
    ['x', 'withdraw', undefined],
    ['google-tag', 'redeposit', 'redeposit'],
    ['tag-manager', 'withdraw', 'withdraw'],
    ['appsflyer', 'gameLaunch', 'gameLaunch'],
    ['adjust', 'register', undefined],
  ];
  test.each(standard)('at %s, %s is %s', (network, name, label) => {
    expect(labelOf(setting(network), name)).toBe(label);
  });

  test('every network has names; both tags, AppsFlyer, Meta and the native app get all 16 events [R7.53, R7.56a]', () => {
    expect(Object.keys(eventNames).sort()).toEqual([...networkNames].sort());
    expect(trackingEvents).toHaveLength(16);
    for (const network of ['meta', 'google-tag', 'tag-manager', 'appsflyer', 'native'] as const)
      expect(Object.keys(eventNames[network]).sort()).toEqual([...trackingEvents].sort());
  });

  test('the settings of a merchant rename an event, or keep it from a network', () => {
    const own = setting('meta', { events: { deposit: 'Donate', register: null } });
    expect([labelOf(own, 'deposit'), labelOf(own, 'register'), labelOf(own, 'startTrial')]).toEqual([
      'Donate',
      undefined,
      'StartTrial',
    ]);
  });
});

describe('what each network gets', () => {
  test('Meta: standard and custom events of this pixel, with the event id; no events of buttons and forms', async () => {
    await start(setting('meta'));
    networks.notifyNetworks(event('deposit', money));
    networks.notifyNetworks(event('gameLaunch'));
    networks.notifyNetworks(event('viewContent', { content: 'home' }));
    expect(queued('fbq')).toEqual([
      ['set', 'autoConfig', false, 'pixel1'],
      ['init', 'pixel1'],
      ['track', 'PageView'],
      ['trackSingle', 'pixel1', 'Purchase', money, { eventID: 'event-1' }],
      ['trackSingleCustom', 'pixel1', 'gameLaunch', {}, { eventID: 'event-1' }],
      ['trackSingle', 'pixel1', 'ViewContent', { content_name: 'home' }, { eventID: 'event-1' }],
    ]);
  });

  test.each<[TrackingEvent, number | undefined]>([
    ['deposit', 99],
    ['firstDepositArrival', 99],
    ['depositSubmit', undefined],
    ['register', undefined],
  ])('Kwai: %s has content id %s [R9.36]', async (name, content_id) => {
    await start(setting('kwai'));
    networks.notifyNetworks(event(name, money));
    const [, , value] = v.parse(
      v.tuple([v.literal('track'), v.string(), v.looseObject({})]),
      queued('kwaiq').at(-1),
    );
    expect(value).toEqual({ ...money, event_id: 'event-1', ...(content_id && { content_id }) });
  });

  test('Kwai and TikTok: a queue with a list for the pixel, as their scripts expect', async () => {
    await start(setting('kwai'), setting('tiktok'));
    networks.notifyNetworks(event('register', { method: 'username' }));
    expect(queued('ttq')).toEqual([
      ['page'],
      ['track', 'CompleteRegistration', { method: 'username' }, { event_id: 'event-1' }],
    ]);
    const kwaiq = v.parse(
      v.looseObject({ _i: v.record(v.string(), v.unknown()), methods: v.array(v.string()) }),
      pageGlobal('kwaiq'),
    );
    expect(Object.keys(kwaiq._i)).toEqual(['pixel1']);
    expect(pageGlobal('KwaiAnalyticsObject')).toBe('kwaiq');
    expect(pageGlobal('TiktokAnalyticsObject')).toBe('ttq');
  });

  test('Google tag: a denied default, then the choice, then events of this tag [R7.53]', async () => {
    await networks.allowNetworks([setting('google-tag', { id: 'G-1' })], {
      analytics: true,
      marketing: false,
    });
    networks.notifyNetworks(event('deposit', money));
    expect(layer()).toEqual([
      [
        'consent',
        'default',
        expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 }),
      ],
      [
        'consent',
        'update',
        expect.objectContaining({
          ad_storage: 'denied',
          ad_user_data: 'denied',
          analytics_storage: 'granted',
        }),
      ],
      ['js', expect.any(Date)],
      ['config', 'G-1'],
      ['event', 'deposit', { ...money, event_id: 'event-1', send_to: 'G-1' }],
    ]);
  });

  test('tag manager: events as items of the same list', async () => {
    await start(setting('tag-manager', { id: 'GTM-1' }));
    networks.notifyNetworks(event('withdraw', money));
    expect(layer().slice(2)).toEqual([
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
      { ...money, event: 'withdraw', event_id: 'event-1' },
    ]);
  });

  test.each([
    [{}, 'tw-pixel1-Purchase'],
    [{ deposit: 'tw-o1-abc' }, 'tw-o1-abc'],
  ])('X: with the settings %j a deposit is %s', async (events, name) => {
    await start(setting('x', { events }));
    networks.notifyNetworks(event('deposit', money));
    expect(queued('twq')).toEqual([
      ['config', 'pixel1'],
      ['event', name, { ...money, conversion_id: 'event-1' }],
    ]);
  });

  test('Adjust: tokens of the settings, after its script is loaded; it tracks installs [R3.15]', async () => {
    const sdk = { initSdk: jest.fn(), trackEvent: jest.fn(async () => undefined), setReferrer: jest.fn() };
    let come: () => void = () => undefined;
    loadScript.mockReturnValue(
      new Promise((resolve) => {
        come = () => resolve(undefined);
      }),
    );
    await start(setting('adjust', { events: { deposit: 'tok-1' } }));
    networks.notifyNetworks(event('deposit', money));
    networks.notifyNetworks(event('register'));
    Object.assign(globalThis, { Adjust: sdk });
    come();
    await settle();
    expect(sdk.initSdk).toHaveBeenCalledWith(expect.objectContaining({ appToken: 'pixel1' }));
    expect(sdk.trackEvent.mock.calls).toEqual([
      [{ eventToken: 'tok-1', deduplicationId: 'event-1', revenue: 50, currency: 'BRL' }],
    ]);
    expect(localStorage.getItem('tessera:app-install-tracking')).toBe('1');
  });

  test('AppsFlyer: revenue in separate fields', async () => {
    await start(setting('appsflyer'));
    networks.notifyNetworks(event('deposit', money));
    expect(queued('AF')).toEqual([
      [
        expect.any(Number),
        'pba',
        'event',
        {
          eventType: 'EVENT',
          eventName: 'deposit',
          eventValue: { value: 50 },
          eventRevenue: 50,
          eventRevenueCurrency: 'BRL',
        },
      ],
    ]);
  });

  test.each([
    [
      'https://pb.example/in?c={cid}&e={event}&v={value}&t={currency}',
      'https://pb.example/in?c=c%261&e=deposit&v=50&t=BRL',
    ],
    ['https://pb.example/in?kw={kw}&e={event}', undefined],
    ['javascript:alert({event})', undefined],
    ['http://pb.example/?e={event}', undefined],
  ])('an affiliate with the template %s gets a request to %s', async (template, address) => {
    localStorage.setItem('tessera:attribution', JSON.stringify({ cid: { value: 'c&1', at: Date.now() } }));
    await start(setting('affiliate', { id: template }));
    networks.notifyNetworks(event('deposit', money));
    const anonymous = {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    };
    expect(fetched.mock.calls).toEqual(address === undefined ? [] : [[address, anonymous]]);
    expect(loadScript).not.toHaveBeenCalled();
  });

  test('the native app gets events through its bridge, if it exists', async () => {
    await start(setting('native'));
    expect(networks.notifyNetworks(event('login'))).toEqual([]);
    page.isNativeApp = true;
    await start(v.parse(networkSetting, { network: 'native' }));
    expect(networks.notifyNetworks(event('login', { type: 'sms' }))).toEqual(['native']);
    expect(asked).toHaveBeenCalledWith('track', {
      id: 'event-1',
      event: 'login',
      value: { type: 'sms' },
    });
  });

  test('a member is identified by a hash, to networks that support it', async () => {
    await start(setting('meta'), setting('tiktok'), setting('x'));
    networks.identifyToNetworks('h4sh');
    expect(queued('fbq').at(-1)).toEqual(['init', 'pixel1', { external_id: 'h4sh' }]);
    expect(queued('ttq').at(-1)).toEqual(['identify', { external_id: 'h4sh' }]);
    expect(JSON.stringify(queued('twq'))).not.toContain('h4sh');
  });
});

describe('ids and scripts', () => {
  const addresses = () => loadScript.mock.calls.map(([address]) => address);

  test.each<[NetworkName, string]>([
    ['meta', 'https://connect.facebook.net/en_US/fbevents.js'],
    ['kwai', 'https://s1.kwai.net/kos/s101/nlav11187/pixel/events.js?sdkid=pixel1&lib=kwaiq'],
    ['tiktok', 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=pixel1&lib=ttq'],
    ['google-tag', 'https://www.googletagmanager.com/gtag/js?id=pixel1'],
    ['tag-manager', 'https://www.googletagmanager.com/gtm.js?id=pixel1'],
    ['x', 'https://static.ads-twitter.com/uwt.js'],
    ['adjust', 'https://cdn.adjust.com/adjust-latest.min.js'],
    ['appsflyer', 'https://websdk.appsflyer.com?st=pba&'],
  ])('%s loads its script from its own address, or from that of the settings', async (network, address) => {
    await start(setting(network));
    expect(addresses()).toEqual([address]);
    loadScript.mockClear();
    await start(setting(network, { script: 'https://mirror.example/x.js' }));
    expect(addresses()).toEqual([`https://mirror.example/x.js${new URL(address).search}`]);
  });

  test('Kwai has a backup address of its script', async () => {
    loadScript.mockRejectedValueOnce(new Error('blocked'));
    await start(setting('kwai'));
    expect(addresses().map((address) => new URL(address).host)).toEqual([
      's1.kwai.net',
      's16-11187.ap4r.com',
    ]);
  });

  test.each([
    ['meta', 'fb_pixel_id', 'fbq'],
    ['kwai', 'pixel_id', 'kwaiq'],
    ['tiktok', 'tt_pixel_id', 'ttq'],
  ] as const)(
    '%s without an id uses the id of the landing address, if it has one',
    async (network, parameter, stub) => {
      const open = v.parse(networkSetting, { network });
      await start(open);
      expect(pageGlobal(stub)).toBeUndefined();
      localStorage.setItem(
        'tessera:attribution',
        JSON.stringify({ [parameter]: { value: 'LAND1', at: Date.now() } }),
      );
      await start(open, setting(network, { id: undefined }));
      expect(pageGlobal(stub)).toBeDefined();
    },
  );

  test("the merchant's id takes precedence over the landing address", async () => {
    localStorage.setItem(
      'tessera:attribution',
      JSON.stringify({ fb_pixel_id: { value: 'LAND1', at: Date.now() } }),
    );
    await start(setting('meta'));
    expect(JSON.stringify(queued('fbq'))).not.toContain('LAND1');
  });
});

describe('consent', () => {
  const allowedBy = async (choice: ConsentChoice) => {
    await networks.allowNetworks(
      networkNames.map((name) => setting(name)),
      choice,
    );
    return networks.notifyNetworks(event('deposit'));
  };

  test.each<[string, ConsentChoice, readonly NetworkName[]]>([
    ['nothing', { analytics: false, marketing: false }, []],
    ['analytics only', { analytics: true, marketing: false }, ['google-tag', 'tag-manager']],
    [
      'marketing only',
      { analytics: false, marketing: true },
      ['meta', 'kwai', 'tiktok', 'google-tag', 'tag-manager', 'x', 'appsflyer', 'affiliate'],
    ],
  ])('a choice of %s allows only its networks', async (_, choice, names) => {
    expect([...(await allowedBy(choice))].sort()).toEqual([...names].sort());
  });

  test('a withdrawn consent stops a network, tells its script, and removes its cookies', async () => {
    const settings = [setting('meta'), setting('google-tag')];
    await start(...settings);
    document.cookie = '_fbp=1';
    document.cookie = '_ga_X=1';
    document.cookie = 'deviceId=1';
    await networks.allowNetworks([], { analytics: false, marketing: false });
    expect(networks.notifyNetworks(event('deposit'))).toEqual([]);
    expect(queued('fbq').at(-1)).toEqual(['consent', 'revoke']);
    expect(layer().at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'denied' }),
    ]);
    expect(document.cookie).toBe('deviceId=1');
    await start(...settings);
    expect(networks.notifyNetworks(event('deposit'))).toEqual(['meta', 'google-tag']);
    expect(loadScript).toHaveBeenCalledTimes(2);
  });
});

test('a network that fails does not affect the others, and is only logged [R8.33]', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  loadScript.mockRejectedValue(new Error('blocked'));
  await start(setting('meta'), setting('x'));
  Object.assign(globalThis, {
    fbq: () => {
      throw new Error('broken script');
    },
  });
  expect(networks.notifyNetworks(event('deposit'))).toEqual(['meta', 'x']);
  expect(queued('twq')).toHaveLength(2);
  expect(warned.mock.calls.flat().join()).toContain('meta');
  warned.mockRestore();
});
