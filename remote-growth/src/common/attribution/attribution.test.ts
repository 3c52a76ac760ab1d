/** @jest-environment jsdom */
import { askNativeApp, environment } from '@tessera/shell/environment';
import { clearClickIds, clickIds, saveClickIds } from './click-ids';
import { cookie, removeCookies, saveCookie } from './cookie';
import { metaIds, saveMetaCookies } from './meta-cookies';
import { clearS2sInfo, savedS2sInfo, saveS2sInfo } from './s2s-info';

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
  removeCookies(() => true);
  written.mockClear();
});

describe('click ids', () => {
  test('are saved unchanged for 90 days [R9.2]', () => {
    saveClickIds(query('fbclid=AbC&kwaiclid=k&utm_source=mail&name=Anna&gclid='), NOW);
    expect(clickIds(NOW)).toEqual({ fbclid: 'AbC', kwaiclid: 'k', utm_source: 'mail' });
    expect(clickIds(NOW + 90 * DAY - 1)).toHaveProperty('fbclid', 'AbC');
    expect(clickIds(NOW + 90 * DAY)).toEqual({});
  });

  test('an id with the name of an inherited field expires too', () => {
    localStorage.setItem('tessera:attribution', JSON.stringify({ toString: { value: 'x', at: NOW } }));
    saveClickIds(query('cid=5'), NOW + 91 * DAY);
    expect(Object.keys(JSON.parse(localStorage.getItem('tessera:attribution') ?? ''))).toEqual(['cid']);
  });

  test('an address without ids changes nothing; a new id replaces the old one of the same name', () => {
    saveClickIds(query('fbclid=one&cid=5'), NOW);
    saveClickIds(query('fbclid=two'), NOW + 80 * DAY);
    saveClickIds(query(''), NOW + 85 * DAY);
    expect(clickIds(NOW + 89 * DAY)).toEqual({ fbclid: 'two', cid: '5' });
    expect(clickIds(NOW + 91 * DAY)).toEqual({ fbclid: 'two' });
  });

  test('an id of a clock that was a year ahead expires; one of a clock that was a day ahead stays [R9.2]', () => {
    saveClickIds(query('cid=5'), NOW + 365 * DAY);
    expect(clickIds(NOW)).toEqual({});
    saveClickIds(query('kw=shoes'), NOW + DAY);
    expect(clickIds(NOW)).toEqual({ kw: 'shoes' });
    saveClickIds(query('tid=1'), NOW);
    expect(clickIds(NOW)).toEqual({ kw: 'shoes', tid: '1' });
  });

  test('an id that comes again keeps its first time', () => {
    saveClickIds(query('cid=5'), NOW);
    saveClickIds(query('cid=5'), NOW + 80 * DAY);
    expect(clickIds(NOW + 90 * DAY)).toEqual({});
  });

  test('are gone after clearing', () => {
    saveClickIds(query('cid=5'), NOW);
    clearClickIds();
    expect(clickIds(NOW)).toEqual({});
  });
});

describe('cookies of Meta', () => {
  test('identify click and browser in the formats of Meta, for 90 days [R9.2]', () => {
    saveClickIds(query('fbclid=IwAR_AbC'), NOW);
    saveMetaCookies(false, NOW);
    expect(metaIds()).toEqual({
      fbc: `fb.0.${NOW}.IwAR_AbC`,
      fbp: expect.stringMatching(new RegExp(`^fb\\.0\\.${NOW}\\.\\d{10}$`)),
    });
    expect(written.mock.calls.flat()).toEqual([
      expect.stringContaining('; path=/; max-age=7776000; samesite=lax'),
      expect.stringContaining('; path=/; max-age=7776000; samesite=lax'),
    ]);
  });

  test('the same click keeps its cookie; a new click replaces it', () => {
    saveClickIds(query('fbclid=one'), NOW);
    saveMetaCookies(false, NOW);
    const { fbp } = metaIds();
    saveClickIds(query('fbclid=one'), NOW + DAY);
    saveMetaCookies(false, NOW + DAY);
    expect(metaIds()).toEqual({ fbc: `fb.0.${NOW}.one`, fbp });
    saveClickIds(query('fbclid=two'), NOW + DAY);
    saveMetaCookies(false, NOW + DAY);
    expect(metaIds()).toEqual({ fbc: `fb.0.${NOW + DAY}.two`, fbp });
  });

  test('without a click, only a merchant with a pixel gets a browser id', () => {
    saveMetaCookies(false, NOW);
    expect(metaIds()).toEqual({ fbc: undefined, fbp: undefined });
    saveMetaCookies(true, NOW);
    expect(metaIds()).toEqual({ fbc: undefined, fbp: expect.any(String) });
  });

  test('a malformed click id cannot add attributes to the cookie', () => {
    saveClickIds(query(`fbclid=${encodeURIComponent('x; domain=.club.example')}`), NOW);
    saveMetaCookies(false, NOW);
    expect(metaIds().fbc).toBeUndefined();
  });

  test('cookies are removed by name; others stay', () => {
    saveCookie('_fbp', 'x');
    saveCookie('deviceId', 'y');
    removeCookies((name) => name.startsWith('_fb'));
    expect([cookie('_fbp'), cookie('deviceId')]).toEqual([undefined, 'y']);
  });
});

describe('ids of trackers', () => {
  test('are saved from the landing address, under either name [R3.14]', async () => {
    await saveS2sInfo(query('adAppToken=t&gps_adid=g&idfa=i&af_app_id=a&name=Anna'));
    expect(JSON.parse(localStorage.getItem('s2s_info') ?? '')).toEqual({
      adAppToken: 't',
      gpsAdid: 'g',
      idfa: 'i',
      afAppId: 'a',
    });
    await saveS2sInfo(query(''));
    await saveS2sInfo(query('idfv=v'));
    expect(savedS2sInfo()).toMatchObject({ idfa: 'i', idfv: 'v' });
    clearS2sInfo();
    expect(localStorage.getItem('s2s_info')).toBeNull();
  });

  test('also come from the native app; values of other types are left out [R3.14]', async () => {
    jest.mocked(environment).mockReturnValueOnce({ ...environment(), isNativeApp: true });
    jest
      .mocked(askNativeApp)
      .mockResolvedValueOnce({ adid: 'adid-1', afOaid: 7, appsflyerId: 'af-1', phone: '555' });
    await saveS2sInfo(query('adid=from-address'));
    expect(askNativeApp).toHaveBeenCalledWith('attribution');
    expect(savedS2sInfo()).toEqual({ adid: 'from-address', appsflyerId: 'af-1' });
  });
});
