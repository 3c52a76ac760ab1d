/** @jest-environment jsdom */
import { announcementLink } from './announcement-link';

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
  ['https:evil', { kind: 'site', url: 'https://evil/' }],
  ['no address', undefined],
])('%s leads to %j', (raw, target) => {
  expect(announcementLink(raw)).toEqual(target);
});
