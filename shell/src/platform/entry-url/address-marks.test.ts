/** @jest-environment jsdom */

import { consumeQueryToken, consumeShortcutMarker } from './address-marks';

const at = (address: string) => history.replaceState({ kept: true }, '', address);
const here = () => location.pathname + location.search + location.hash;

test.each([
  ['/m/wallet?token=abc&cid=1#top', 'abc', '/m/wallet?cid=1#top'],
  ['/m/wallet?token=', undefined, '/m/wallet'],
  ['/m/wallet?cid=1', undefined, '/m/wallet?cid=1'],
])('of %s the token is taken and the rest stays [R2.19]', (address, token, rest) => {
  at(address);
  expect(consumeQueryToken()).toBe(token);
  expect(here()).toBe(rest);
  expect(history.state).toEqual({ kept: true });
});

test('a home-screen shortcut is remembered, and its mark goes from the address [R1.4]', () => {
  at('/m/home?pwaType=WEBCLIP&cid=1');
  consumeShortcutMarker();
  expect(localStorage.getItem('WEBCLIP')).toBe('1');
  expect(here()).toBe('/m/home?cid=1');
});

test('another pwaType is no shortcut', () => {
  localStorage.clear();
  at('/m/home?pwaType=PWA');
  consumeShortcutMarker();
  expect(localStorage.getItem('WEBCLIP')).toBeNull();
  expect(here()).toBe('/m/home?pwaType=PWA');
});
