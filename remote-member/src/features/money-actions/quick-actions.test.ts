/** @jest-environment jsdom */
import type { MemberType } from '@tessera/contract';
import { hasPage } from '../../common/paths';
import { quickActions } from './quick-actions';

const everywhere = () => true;
const offered = (type: MemberType, credit = false) =>
  quickActions({ type, credit }, everywhere).map(({ to }) => to);

test.each<[type: MemberType, paths: string[]]>([
  [0, ['/m/voucherCenter', '/m/withdraw', '/m/wallet']],
  [1, ['/m/voucherCenter', '/m/withdraw', '/m/wallet']],
  [2, ['/m/voucherCenter', '/m/withdraw', '/m/wallet']],
  [4, []],
  [40, ['/m/wallet']],
  [41, ['/m/wallet']],
  [42, ['/m/wallet']],
])('a member of type %i gets %j', (type, paths) => {
  expect(offered(type)).toEqual(paths);
});

test('a merchant on credit has neither deposit nor withdrawal', () => {
  expect(offered(0, true)).toEqual(['/m/wallet']);
});

test('each action has a picture of its own', () => {
  const icons = quickActions({ type: 0, credit: false }, everywhere).map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});

test('no action leads to a page that does not exist', () => {
  const shown = quickActions({ type: 0, credit: false });
  expect(shown.map(({ to }) => to)).toContain('/m/wallet');
  expect(shown.every(({ to }) => hasPage(to))).toBe(true);
});
