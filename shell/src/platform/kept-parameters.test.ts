import { withKept } from './kept-parameters';

const KEPT =
  'affiliateCode referralCode r inApp fullscreen from fbclid gclid ttclid kwaiclid bbg isBgeTest cid kw';

test.each(KEPT.split(' '))('%s is kept across a navigation [R2.22]', (name) => {
  expect(withKept('/m/wallet', `?${name}=a%20b&other=1`)).toBe(`/m/wallet?${name}=a+b`);
});

test.each([
  ['nothing to keep', '/m/wallet', '?other=1', '/m/wallet'],
  ['no query at all', '/m/wallet', '', '/m/wallet'],
  ['a query of its own', '/m/activity?id=7', '?cid=1', '/m/activity?id=7&cid=1'],
  ['the same parameter of its own', '/m/home?cid=2', '?cid=1', '/m/home?cid=2'],
  ['the same parameter, empty', '/m/home?cid=', '?cid=1', '/m/home?cid='],
  ['a fragment', '/m/help#wallet', '?cid=1', '/m/help?cid=1#wallet'],
  [
    'question marks in its query',
    '/m/login?backUrl=/m/a?b=1',
    '?cid=1',
    '/m/login?backUrl=%2Fm%2Fa%3Fb%3D1&cid=1',
  ],
  ['hashes in its fragment', '/m/help#a#b?c', '?cid=1', '/m/help?cid=1#a#b?c'],
  [
    'a nested target',
    '/m/login?backUrl=%2Fm%2Fa%3Fid%3D7%26x%3D1',
    '?r=9',
    '/m/login?backUrl=%2Fm%2Fa%3Fid%3D7%26x%3D1&r=9',
  ],
  ['several to keep', '/m/home', '?kw=k&fbclid=f&x=1', '/m/home?fbclid=f&kw=k'],
])('a target with %s', (_, target, search, expected) => {
  expect(withKept(target, search)).toBe(expected);
});
