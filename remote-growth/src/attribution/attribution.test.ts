/** @jest-environment jsdom */
import { askNativeApp, environment } from '@tessera/shell/environment';
import { clickIds, forgetClickIds, keepClickIds } from './click-ids';
import { cookie, dropCookies, keepCookie } from './cookie';
import { keepMetaCookies, metaIds } from './meta-cookies';
import { forgetS2sInfo, keepS2sInfo, keptS2sInfo } from './s2s-info';

jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: jest.fn(() => ({ isNativeApp: false })),
  askNativeApp: jest.fn(),
}));

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_700_000_000_000;
const query = (text: string) => new URLSearchParams(text);
const written = jest.spyOn(Document.prototype, 'cookie', 'set');

beforeEach(() => {
  localStorage.clear();
  dropCookies(() => true);
  written.mockClear();
});

describe('click ids', () => {
  test('are kept as they came, for 90 days [R9.2]', () => {
    keepClickIds(query('fbclid=AbC&kwaiclid=k&utm_source=mail&name=Anna&gclid='), NOW);
    expect(clickIds(NOW)).toEqual({ fbclid: 'AbC', kwaiclid: 'k', utm_source: 'mail' });
    expect(clickIds(NOW + 90 * DAY - 1)).toHaveProperty('fbclid', 'AbC');
    expect(clickIds(NOW + 90 * DAY)).toEqual({});
  });

  test('an address without any leaves those that there are; a new one takes the place of the old', () => {
    keepClickIds(query('fbclid=one&cid=5'), NOW);
    keepClickIds(query('fbclid=two'), NOW + 80 * DAY);
    keepClickIds(query(''), NOW + 85 * DAY);
    expect(clickIds(NOW + 89 * DAY)).toEqual({ fbclid: 'two', cid: '5' });
    expect(clickIds(NOW + 91 * DAY)).toEqual({ fbclid: 'two' });
  });

  test('one that comes again keeps its first moment', () => {
    keepClickIds(query('cid=5'), NOW);
    keepClickIds(query('cid=5'), NOW + 80 * DAY);
    expect(clickIds(NOW + 90 * DAY)).toEqual({});
  });

  test('what is forgotten is gone', () => {
    keepClickIds(query('cid=5'), NOW);
    forgetClickIds();
    expect(clickIds(NOW)).toEqual({});
  });
});

describe('the cookies that Meta knows', () => {
  test('name click and browser in its own formats, for 90 days [R9.2]', () => {
    keepClickIds(query('fbclid=IwAR_AbC'), NOW);
    keepMetaCookies(false, NOW);
    expect(metaIds()).toEqual({
      fbc: `fb.0.${NOW}.IwAR_AbC`,
      fbp: expect.stringMatching(new RegExp(`^fb\\.0\\.${NOW}\\.\\d{10}$`)),
    });
    expect(written.mock.calls.flat()).toEqual([
      expect.stringContaining('; path=/; max-age=7776000; samesite=lax'),
      expect.stringContaining('; path=/; max-age=7776000; samesite=lax'),
    ]);
  });

  test('the same click keeps its cookie, a new one takes its place', () => {
    keepClickIds(query('fbclid=one'), NOW);
    keepMetaCookies(false, NOW);
    const { fbp } = metaIds();
    keepClickIds(query('fbclid=one'), NOW + DAY);
    keepMetaCookies(false, NOW + DAY);
    expect(metaIds()).toEqual({ fbc: `fb.0.${NOW}.one`, fbp });
    keepClickIds(query('fbclid=two'), NOW + DAY);
    keepMetaCookies(false, NOW + DAY);
    expect(metaIds()).toEqual({ fbc: `fb.0.${NOW + DAY}.two`, fbp });
  });

  test('without a click there is a browser id where the merchant has a pixel, and else nothing', () => {
    keepMetaCookies(false, NOW);
    expect(metaIds()).toEqual({ fbc: undefined, fbp: undefined });
    keepMetaCookies(true, NOW);
    expect(metaIds()).toEqual({ fbc: undefined, fbp: expect.any(String) });
  });

  test('a click id that is none of Meta cannot say more of the cookie than its value', () => {
    keepClickIds(query(`fbclid=${encodeURIComponent('x; domain=.club.example')}`), NOW);
    keepMetaCookies(false, NOW);
    expect(metaIds().fbc).toBeUndefined();
  });

  test('cookies are dropped by name, others stay', () => {
    keepCookie('_fbp', 'x');
    keepCookie('deviceId', 'y');
    dropCookies((name) => name.startsWith('_fb'));
    expect([cookie('_fbp'), cookie('deviceId')]).toEqual([undefined, 'y']);
  });
});

describe('ids of trackers', () => {
  test('are kept from the landing address, under either name [R3.14]', async () => {
    await keepS2sInfo(query('adAppToken=t&gps_adid=g&idfa=i&af_app_id=a&name=Anna'));
    expect(JSON.parse(localStorage.getItem('s2s_info') ?? '')).toEqual({
      adAppToken: 't',
      gpsAdid: 'g',
      idfa: 'i',
      afAppId: 'a',
    });
    await keepS2sInfo(query(''));
    await keepS2sInfo(query('idfv=v'));
    expect(keptS2sInfo()).toMatchObject({ idfa: 'i', idfv: 'v' });
    forgetS2sInfo();
    expect(localStorage.getItem('s2s_info')).toBeNull();
  });

  test('the native app knows them, too; what is no id is left out [R3.14]', async () => {
    jest.mocked(environment).mockReturnValueOnce({ ...environment(), isNativeApp: true });
    jest
      .mocked(askNativeApp)
      .mockResolvedValueOnce({ adid: 'adid-1', afOaid: 7, appsflyerId: 'af-1', phone: '555' });
    await keepS2sInfo(query('adid=from-address'));
    expect(askNativeApp).toHaveBeenCalledWith('attribution');
    expect(keptS2sInfo()).toEqual({ adid: 'from-address', appsflyerId: 'af-1' });
  });
});
