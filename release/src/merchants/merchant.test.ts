import { aurora } from '../testing/dists';
import { isBrandValue } from './brand-value';
import { hostName } from './host-name';
import { parseMerchant } from './merchant';

test.each([
  '#f6c65b',
  'rgb(4 6 12 / 68%)',
  '18px',
  'var(--dark, #080e20) var(--light, #eff2fa)',
  'linear-gradient(120deg, red, blue)',
])('%s is a safe brand value', (value) => expect(isBrandValue(value)).toBe(true));

test.each([
  'red}',
  'red;color:blue',
  'url(//evil.example/x)',
  'URL (x)(',
  'rgb(1',
  ')(',
  'a/*b',
  '</style>',
  '"x"',
  '\\75rl(x)',
  '',
])('%s is not a safe brand value', (value) => expect(isBrandValue(value)).toBe(false));

test.each([
  ['Aurora.Localhost:8080', 'aurora.localhost'],
  ['aurora.localhost.', 'aurora.localhost'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['[::1]:8080', '[::1]'],
  ['a b', undefined],
  ['evil.example/aurora.localhost', undefined],
  ['', undefined],
])('the host %s has the name %s', (host, name) => expect(hostName(host)).toBe(name));

test.each([
  [{ languages: ['EN', 'XX'] }, /languages/],
  [{ hosts: [] }, /hosts/],
  [{ hosts: ['not a host'] }, /hosts/],
  [{ allow: { frames: ["'unsafe-inline'"] } }, /allow/],
  [{ allow: { scripts: ['http://plain.example'] } }, /allow/],
  [{ icon: '//evil.example/i.png' }, /icon/],
  [{ identity: 'https://*.project.example' }, /identity/],
  [{ identity: `https://${'a'.repeat(4096)}.example` }, /identity/],
  [{ hsts: { maxAge: -1 } }, /hsts.maxAge/],
  [{ hsts: { maxAge: 315_360_000 } }, /hsts.maxAge/],
  [{ hsts: { maxAge: 31_536_000, preload: true } }, /hsts.*preload/],
  [{ hsts: { 'max-age': 1 } }, /hsts/],
])('a merchant with %j is refused', (change, says) => {
  expect(() => parseMerchant({ ...aurora, ...change })).toThrow(says);
});

test('a merchant that names no default language has CN, which it must offer [R9.33]', () => {
  const { defaultLanguage: _, ...unnamed } = aurora;
  expect(parseMerchant(unnamed).defaultLanguage).toBe('CN');
  expect(() => parseMerchant({ ...unnamed, languages: ['TH'] })).toThrow(/default language/);
});

test('allowed origins may use http on localhost only', () => {
  const allow = { frames: ['https://*.games.example', 'http://127.0.0.1:8090', 'http://games.localhost:*'] };
  expect(parseMerchant({ ...aurora, allow }).allow).toEqual(allow);
});

test.each(['https://cdn.example:99999', 'https://cdn.1'])('the allowed origin %s is no address', (origin) => {
  expect(() => parseMerchant({ ...aurora, allow: { scripts: [origin] } })).toThrow(/not an origin/);
});

test('an icon is an address', () => {
  expect(() => parseMerchant({ ...aurora, icon: 'https://\0' })).toThrow(/not an address/);
});
