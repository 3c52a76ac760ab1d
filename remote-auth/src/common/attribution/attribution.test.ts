/** @jest-environment jsdom */
import { readAttribution } from './attribution';
import { pixelTrack } from './pixel-track';

const attribution = (search = '') => {
  window.history.replaceState(null, '', `/m/register${search}`);
  return readAttribution(new URLSearchParams(search));
};
const keep = (info: object) => localStorage.setItem('reg_info', JSON.stringify(info));

beforeEach(() => localStorage.clear());

test('without any code there are only address and domain [R3.6]', () => {
  expect(attribution()).toEqual({ registerUrl: 'http://localhost/m/register', domain: 'localhost' });
});

test('codes of the query take precedence over stored ones [R3.6]', () => {
  keep({ affiliateCode: 'kept-a', referralCode: 'kept-r', originalDomain: 'first.example' });
  expect(attribution()).toMatchObject({
    affiliateCode: 'kept-a',
    referralCode: 'kept-r',
    domain: 'first.example',
  });
  expect(attribution('?affiliateCode=new-a&referralCode=new-r')).toMatchObject({
    affiliateCode: 'new-a',
    referralCode: 'new-r',
  });
});

test("the affiliate code 'preview' becomes 'www' [R5.18a]", () => {
  expect(attribution('?affiliateCode=preview').affiliateCode).toBe('www');
  keep({ affiliateCode: 'preview' });
  expect(attribution().affiliateCode).toBe('www');
});

test.each([
  ['12345', 12345],
  ['"678"', 678],
  ['12a', undefined],
  ['-3', undefined],
  ['99999999999999999999', undefined],
])('linkId is the stored tid %s when it is digits only: %p [R3.6] [R5.8]', (tid, linkId) => {
  localStorage.setItem('tid', tid);
  expect(attribution().linkId).toBe(linkId);
});

test('the register address contains neither the token nor the hash', () => {
  expect(attribution('?token=secret&kw=x').registerUrl).toBe('http://localhost/m/register?kw=x');
  window.history.replaceState(null, '', '/m/register#tgWebAppData=secret');
  expect(readAttribution(new URLSearchParams()).registerUrl).toBe('http://localhost/m/register');
});

test('pixelTrack contains the known click and campaign ids of the query, unchanged [R3.6]', () => {
  const query = new URLSearchParams(
    'tid=5&fbclid=AbC&twclid=t&kwaiclid=k&kw=w&fbc=f&fbp=p&utm_source=mail&name=Anna&gclid=',
  );
  expect(pixelTrack(query)).toEqual({
    tid: '5',
    fbclid: 'AbC',
    twclid: 't',
    kwaiclid: 'k',
    kw: 'w',
    fbc: 'f',
    fbp: 'p',
    utm_source: 'mail',
  });
  expect(pixelTrack(new URLSearchParams('name=Anna'))).toBeUndefined();
  expect(pixelTrack(new URLSearchParams({ gclid: 'x'.repeat(501) }))).toBeUndefined();
});

describe('the ids that tracking has stored', () => {
  const NOW = 1_700_000_000_000;
  const DAYS_90 = 90 * 24 * 60 * 60 * 1000;
  const kept = { fbclid: { value: 'Kept', at: NOW }, utm_source: { value: 'mail', at: NOW } };
  const agree = (purposes: readonly string[]) =>
    localStorage.setItem('tessera:consent', JSON.stringify({ version: '1', purposes }));

  beforeEach(() => {
    localStorage.setItem('tessera:attribution', JSON.stringify(kept));
    document.cookie = '_fbp=fb.1.5.7';
  });
  afterEach(() => {
    document.cookie = '_fbp=; max-age=0';
  });

  test('are added on a later page; the query takes precedence, old ids are discarded [R3.6]', () => {
    expect(pixelTrack(new URLSearchParams('fbclid=New'), NOW)).toEqual({
      fbclid: 'New',
      utm_source: 'mail',
      fbp: 'fb.1.5.7',
    });
    expect(pixelTrack(new URLSearchParams(), NOW + DAYS_90)).toEqual({ fbp: 'fb.1.5.7' });
  });

  test.each([
    [[], undefined],
    [['analytics'], undefined],
    [['marketing'], { fbclid: 'Kept', utm_source: 'mail', fbp: 'fb.1.5.7' }],
  ])('of a visitor who agreed to %j give %j', (purposes, expected) => {
    agree(purposes);
    expect(pixelTrack(new URLSearchParams(), NOW)).toEqual(expected);
  });
});
