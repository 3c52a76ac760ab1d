import { isOldIosPwa } from './detect';

test.each([
  ['12.2', false],
  ['12.1.4', true],
  ['12', true],
  ['11.4', true],
  ['9.3.5', true],
  ['13.0', false],
  ['17.4.1', false],
  ['', false],
])('a home-screen app on iOS %s is an old one: %s [R9.31]', (osVersion, isOld) => {
  expect(isOldIosPwa({ os: 'ios', osVersion, isPwa: true })).toBe(isOld);
});

test('neither Safari itself nor another system is [R9.31]', () => {
  expect(isOldIosPwa({ os: 'ios', osVersion: '11.4', isPwa: false })).toBe(false);
  expect(isOldIosPwa({ os: 'android', osVersion: '9', isPwa: true })).toBe(false);
});
