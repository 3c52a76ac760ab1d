/** @jest-environment jsdom */
import { banner } from '@tessera/contract';
import * as v from 'valibot';
import { launchPath } from '../../../common/paths';
import { readLaunchQuery } from '../../launch/launch-query';
import { bannerTarget } from './banner-target';

const hosts = ['https://news.example'];
const target = (part: object) => bannerTarget(v.parse(banner, { url: 'a.svg', ...part }), hosts);

test('a promotion leads to its page, or to all promotions without an id [R3.32]', () => {
  expect(target({ linkageType: 'P', linkage: 71 })).toEqual({ kind: 'page', path: '/m/activity?id=71' });
  expect(target({ linkageType: 'P', linkage: 'a&b' })).toEqual({
    kind: 'page',
    path: '/m/activity?id=a%26b',
  });
  expect(target({ linkageType: 'P', linkage: '' })).toEqual({ kind: 'page', path: '/m/activity' });
});

test('a game opens by vendor and code; without a code the banner leads to the games of its kind and vendor [R3.32]', () => {
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

test('a game opens in the room that the banner names, by the query of its launch page [R3.32, R2.18]', () => {
  const game = { linkageType: 'G', linkage: 'BACC', vendor: 'LNG', roomId: 'T7' };
  expect(target(game)).toMatchObject({ kind: 'game', roomId: 'T7' });
  const path = launchPath({ vendor: 'LNG', code: 'BACC', roomId: 'T7', backUrl: '/m/home' });
  expect(readLaunchQuery(new URL(path, location.origin).searchParams)?.roomId).toBe('T7');
});

test('an address follows the rules for links of the merchant [R3.32, R5.16]', () => {
  expect(target({ linkageType: 'URL', linkage: '/m/live' })).toEqual({ kind: 'page', path: '/m/live' });
  expect(target({ linkageType: 'URL', linkage: 'https://news.example/today' })).toEqual({
    kind: 'site',
    url: 'https://news.example/today',
  });
  expect(target({ linkageType: 'URL', linkage: 'https://evil.example/' })).toBeUndefined();
});

test('a banner of an unknown kind or without a target has no target', () => {
  expect(target({ linkageType: 'X', linkage: '/m/live' })).toBeUndefined();
  expect(target({ linkageType: 'URL' })).toBeUndefined();
  expect(target({ linkageType: 'G' })).toBeUndefined();
  expect(target({})).toBeUndefined();
});
