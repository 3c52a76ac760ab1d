import { isTotp, totp } from './totp';

test.each([
  [59_000, '287082'],
  [1_111_111_109_000, '081804'],
  [20_000_000_000_000, '353130'],
])('the code at %d ms is the one of RFC 6238', (at, code) => {
  expect(totp('12345678901234567890', at)).toBe(code);
});

test('a code is accepted half a minute early or late, and no more', () => {
  const code = totp('secret', 600_000);
  expect([570_000, 600_000, 659_000].map((at) => isTotp('secret', code, at))).toEqual([true, true, true]);
  expect(isTotp('secret', code, 660_000)).toBe(false);
});
