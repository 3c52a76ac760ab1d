/** @jest-environment jsdom */
import { merchantLink } from './merchant-link';

const trusted = ['https://news.example', 'https://*.partner.example'];

test.each([
  ['/m', '/m'],
  ['/m/live', '/m/live'],
  ['/m/activity?id=7#terms', '/m/activity?id=7#terms'],
  ['/m\\live', '/m/live'],
  ['http://localhost/m/live?x=1', '/m/live?x=1'],
])('%j is a page of the app [R5.16]', (link, path) => {
  expect(merchantLink(link, trusted)).toEqual({ kind: 'page', path });
});

test.each([
  ['https://news.example/a?b=c', 'https://news.example/a?b=c'],
  ['HTTPS://NEWS.example', 'https://news.example/'],
  ['https://eu.partner.example/', 'https://eu.partner.example/'],
])('%j is a site of the merchant [R3.32]', (link, url) => {
  expect(merchantLink(link, trusted)).toEqual({ kind: 'site', url });
});

test.each([
  undefined,
  null,
  '',
  ' ',
  'no address',
  'news.example',
  'https:evil',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://news.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://news.example/1',
  'vbscript:x',
  'file:///m/home',
  'http://news.example/',
  'https://evil.example/news.example',
  'https://news.example@evil.example/',
  'https://user:secret@news.example/',
  'https://news.example:8443/',
  'https://news.example.evil.example/',
  'https://partner.example.evil/',
  'https://evilpartner.example/',
  '//evil.example',
  '//evil.example/m/home',
  '//news.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example/m/home',
  '/m//evil.example/%2f',
  '/m/launchGame?backUrl=https://evil.example',
  '/m/../wps/session/logout',
  '/m/%2e%2e/wps/session/logout',
  '/mobile',
  '/wps/session/logout',
  'http://localhost/wps/session/logout',
  'http://localhost:1/m/home',
])('%j leads nowhere [R5.16]', (link) => {
  expect(merchantLink(link, trusted)).toBeUndefined();
});

test('with no trusted site only pages of the app are left', () => {
  expect(merchantLink('https://news.example/', [])).toBeUndefined();
  expect(merchantLink('/m/live', [])).toEqual({ kind: 'page', path: '/m/live' });
});

test.each([
  'http://news.example/',
  'https://user:secret@news.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
])('%j leads nowhere where the description does not say which sites are trusted', (link) => {
  expect(merchantLink(link, undefined)).toBeUndefined();
});

test('where the description does not say, a link to any https site is one', () => {
  expect(merchantLink('https://any.example/a', undefined)).toEqual({
    kind: 'site',
    url: 'https://any.example/a',
  });
});
