import { passwordStrength } from './password-strength';

test.each([
  ['', 'anna', 0],
  ['abc1', 'anna', 1],
  ['aaaaaaaa1', 'anna', 1],
  ['abcdefg1', 'anna', 1],
  ['Abcdefg1', 'bob', 2],
  ['abcdefgh1234', 'bob', 2],
  ['Abcdef1!', 'bob', 3],
  ['Abcdefgh1234', 'bob', 3],
  ['myAnna7Key!4', 'anna7', 1],
])('%j of %s is %i', (password, username, strength) => {
  expect(passwordStrength(password, username)).toBe(strength);
});
