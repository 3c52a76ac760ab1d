import { isPin, isWeakPin, pinOf } from './pin';

test.each([
  ['123', '123'],
  ['12 34-5x6789', '123456'],
  ['١٣٥٧٩٠', '135790'],
  ['１３５７９０', '135790'],
])('%s is read as %s', (typed, pin) => {
  expect(pinOf(typed)).toBe(pin);
});

test('a PIN has six digits', () => {
  expect(isPin('135790')).toBe(true);
  expect(isPin('13579')).toBe(false);
});

test.each([
  ['111111', true],
  ['123456', true],
  ['987654', true],
  ['135790', false],
])('%s is weak: %s', (pin, weak) => {
  expect(isWeakPin(pin)).toBe(weak);
});
