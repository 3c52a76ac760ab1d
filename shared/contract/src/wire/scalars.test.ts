import * as v from 'valibot';
import { identifier, numeric, toggle, webAddress } from './scalars';

test.each([
  [7, 7],
  ['7', 7],
  ['-1.50', -1.5],
])('the number %j', (raw, number) => {
  expect(v.parse(numeric, raw)).toBe(number);
});
test.each(['', ' ', '1e3', '0x10', '7 apples', 'NaN', null, true, [7]])('%j is no number', (raw) => {
  expect(v.is(numeric, raw)).toBe(false);
});

test('an id is text, however it comes', () => {
  expect(v.parse(identifier, 42)).toBe('42');
  expect(v.parse(identifier, '042')).toBe('042');
});

test.each([
  [true, true],
  [1, true],
  ['Yes', true],
  [0, false],
  ['no', false],
])('the switch %j is %s', (raw, on) => {
  expect(v.parse(toggle, raw)).toBe(on);
});

test.each(['https://a.example/x', 'HTTP://a.example', '/m/logo.svg'])('%s is a web address', (raw) => {
  expect(v.is(webAddress, raw)).toBe(true);
});
test.each([
  'javascript:alert(1)',
  ' https://a.example',
  '//a.example',
  '/\\a.example',
  'data:,x',
  'm/logo.svg',
  '',
])('%j is no web address', (raw) => {
  expect(v.is(webAddress, raw)).toBe(false);
});
