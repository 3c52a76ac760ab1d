/** @jest-environment jsdom */
import { banner } from '@tessera/contract';
import * as v from 'valibot';
import { bannerTarget } from './banner-target';

const hosts = ['news.example', '*.partner.example'];
const target = (part: object) => bannerTarget(v.parse(banner, { url: 'a.svg', ...part }), hosts);
const url = (linkage: string) => target({ linkageType: 'URL', linkage });

test('a promotion leads to its page, without an id to all of them [R3.32]', () => {
  expect(target({ linkageType: 'P', linkage: 71 })).toEqual({ kind: 'page', path: '/m/activity?id=71' });
  expect(target({ linkageType: 'P', linkage: 'a&b' })).toEqual({
    kind: 'page',
    path: '/m/activity?id=a%26b',
  });
  expect(target({ linkageType: 'P', linkage: '' })).toEqual({ kind: 'page', path: '/m/activity' });
});

test('a game is opened by vendor and code; without a code the games of its kind are shown [R3.32]', () => {
  const game = {
    linkageType: 'G',
    linkage: 'STAR',
    nodeId: 9,
    gameType: 'RNG',
    vendor: 'KST',
    title: 'Star',
  };
  expect(target(game)).toMatchObject({
    kind: 'game',
    card: { gameId: '9', gameCode: 'STAR', nodeId: '9', vendor: 'KST', displayName: 'Star' },
  });
  expect(target({ ...game, linkage: null })).toEqual({
    kind: 'page',
    path: '/m/game?category=RNG&vendor=KST',
  });
});

test.each(['/m/live', '/m/activity?id=7#terms', '/m'])('%s is a page of the app [R5.16]', (linkage) => {
  expect(url(linkage)).toEqual({ kind: 'page', path: linkage });
});

test.each(['https://news.example/today', 'https://eu.partner.example/'])(
  '%s is a site [R3.32]',
  (linkage) => {
    expect(url(linkage)).toEqual({ kind: 'site', address: linkage });
  },
);

test('a whole address of our own is a page of the app', () => {
  expect(url('http://localhost/m/live?x=1')).toEqual({ kind: 'page', path: '/m/live?x=1' });
});

test.each([
  '/m/launchGame?backUrl=https://evil.example',
  '/m//evil.example/%2f',
  '/mobile',
  '/m/../wps/session/logout',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://news.example/',
  'https://evil.example/news.example',
  'https://news.example@evil.example/',
  'https://news.example.evil.example/',
  '//evil.example',
  '/\\evil.example',
  'news.example',
  'http://localhost/wps/session/logout',
  '',
])('"%s" leads nowhere [R5.16]', (linkage) => {
  expect(url(linkage)).toBeUndefined();
});

test('a banner of an unknown kind, or without a target, leads nowhere', () => {
  expect(target({ linkageType: 'X', linkage: '/m/live' })).toBeUndefined();
  expect(target({ linkageType: 'G' })).toBeUndefined();
  expect(target({})).toBeUndefined();
});
