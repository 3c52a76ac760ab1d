/** @jest-environment jsdom */
import { announcementLink } from './announcement-link';

jest.mock('@tessera/shell/site', () => ({
  currentSite: () => ({ linkHosts: ['news.example', '*.merchant.example'] }),
}));

test.each([
  ['/m/activity?id=7', { kind: 'route', path: '/m/activity?id=7' }],
  [`https://news.example/a?b=c`, { kind: 'site', url: 'https://news.example/a?b=c' }],
  [undefined, undefined],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<p>', undefined],
  ['http://news.example/', undefined],
  ['//evil.example/m/home', undefined],
  ['/\\evil.example', undefined],
  ['/wps/session/logout', undefined],
  ['https://m.merchant.example/', { kind: 'site', url: 'https://m.merchant.example/' }],
  ['https://merchant.example.evil/', undefined],
  ['https://evilmerchant.example/', undefined],
  ['https://news.example@evil.example/', undefined],
  ['https:evil', undefined],
  ['no address', undefined],
])('%s leads to %j', (raw, target) => {
  expect(announcementLink(raw)).toEqual(target);
});
