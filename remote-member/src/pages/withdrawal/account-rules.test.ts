import { accountNumber, isAccountNumber } from './account-rules';

test('spaces and hyphens are removed, and digits of other scripts are converted', () => {
  expect(accountNumber(' 0042-77 ١٩ ')).toBe('00427719');
});

test.each([
  ['bank', 'DE89 3704 0044 0532 0130 00', true],
  ['bank', '12', false],
  ['bank', '<b>123456</b>', false],
  ['ewallet', '+55 11 98765-4321', true],
  ['ewallet', 'a@b.co', true],
  ['crypto', 'TXanywhere1234567890abcdef', true],
  ['crypto', '0x12', false],
] as const)('as a %s number %s is valid: %s', (kind, typed, valid) => {
  expect(isAccountNumber(kind, typed)).toBe(valid);
});
