/** @jest-environment jsdom */
import { keepAttribution } from './attribution';

const arriveAt = (search: string) => {
  history.replaceState(null, '', `/m/home${search}`);
  keepAttribution(location);
};
const local = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the sender of a visit is kept for a later registration [R3.13, R3.41]', () => {
  arriveAt('?affiliateCode=partner7&referralCode=abc&tid=42');
  expect(local('reg_info')).toEqual({
    affiliateCode: 'partner7',
    referralCode: 'abc',
    originalDomain: 'localhost',
  });
  expect(local('tid')).toBe('42');
});

test('the affiliate code preview is www [R5.18a]', () => {
  arriveAt('?affiliateCode=preview');
  expect(local('reg_info')).toMatchObject({ affiliateCode: 'www' });
});

test('a later address without a sender loses nothing', () => {
  arriveAt('?affiliateCode=partner7');
  arriveAt('');
  arriveAt('?affiliateCode=<script>');
  expect(local('reg_info')).toMatchObject({ affiliateCode: 'partner7' });
});

test.each([
  ['/m/wallet', '/m/wallet'],
  ['https://evil.example/m/home', null],
  ['//evil.example/m/', null],
  ['javascript:alert(1)', null],
])('the go parameter %s is kept as %s', (target, kept) => {
  arriveAt(`?go=${encodeURIComponent(target)}`);
  expect(JSON.parse(sessionStorage.getItem('tessera:go') ?? 'null')).toBe(kept);
});
