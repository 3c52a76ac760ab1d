import * as v from 'valibot';
import { count, focalPoint, identifier, instant, numeric, text, toggle, webAddress } from './scalars';

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

test('a number as large as no screen can show is no number', () => {
  expect(v.is(numeric, JSON.parse('1e999'))).toBe(false);
  expect(v.is(numeric, '9'.repeat(400))).toBe(false);
});

test.each([0, 7, '12'])('the count %j', (raw) => expect(v.parse(count, raw)).toBe(Number(raw)));
test.each([-1, 1.5, 1e308, null, ''])('%j is no count', (raw) => expect(v.is(count, raw)).toBe(false));

test.each([
  1_795_582_075_000,
  '1795582075000',
  // Seconds.
  1_795_582_075,
  '1795582075',
  1_795_582_075.25,
  '2026-11-25T04:47:55Z',
])('%j is a moment of November 2026', (raw) => {
  expect(new Date(v.parse(instant, raw)).toISOString()).toMatch(/^2026-11-25T04:47:55/);
});

test.each([
  [946_684_800, '2000-01-01T00:00:00.000Z'],
  [946_684_800_000, '2000-01-01T00:00:00.000Z'],
  [253_402_300_799, '9999-12-31T23:59:59.000Z'],
  [253_402_300_799_999, '9999-12-31T23:59:59.999Z'],
])('%d, at an end of the years that are read, is %s', (raw, date) => {
  expect(new Date(v.parse(instant, raw)).toISOString()).toBe(date);
});

test.each([
  0,
  '0',
  -1,
  946_684_799,
  946_684_799_999,
  253_402_300_800,
  253_402_300_800_000,
  '0001-01-01T00:00:00Z',
  '1999-12-31T23:59:59Z',
])('%j, which a gateway sends for no date, is no moment', (raw) => {
  expect(v.is(instant, raw)).toBe(false);
});

test.each([8.64e15 + 1, 1e308, 'soon', null, ''])('%j is no moment', (raw) => {
  expect(v.is(instant, raw)).toBe(false);
});

test('a text may come as a number, and may be empty', () => {
  expect([v.parse(text, 42), v.parse(text, '')]).toEqual(['42', '']);
  expect(v.is(text, null)).toBe(false);
});

test('an id is never empty', () => expect(v.is(identifier, '')).toBe(false));

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

test.each([
  [
    { x: 0, y: 100 },
    { x: 0, y: 100 },
  ],
  [
    { x: '50', y: 38.5 },
    { x: 50, y: 38.5 },
  ],
])('%j is a focal point', (raw, point) => {
  expect(v.parse(focalPoint, raw)).toEqual(point);
});
test.each([{ x: -1, y: 50 }, { x: 50, y: 101 }, { x: 50 }, { x: '50%', y: 50 }, [50, 50], 'top', null])(
  '%j is no focal point',
  (raw) => {
    expect(v.is(focalPoint, raw)).toBe(false);
  },
);
