import { hasNames, timeFormat } from './time-format';

const TIME = Date.UTC(2026, 10, 21, 15, 37);
const at = (code: string, options: Intl.DateTimeFormatOptions) =>
  timeFormat(code, { ...options, timeZone: 'UTC' }).format(TIME);

test('a time has the names of its language', () => {
  expect(at('FR', { dateStyle: 'medium', timeStyle: 'short' })).toMatch(/^21 nov\. 2026/);
  expect(at('TH', { weekday: 'short' })).toMatch(/^[\u0e00-\u0e7f.]+$/);
});

test('Urdu in Latin letters gets numbers, because its names come in Urdu’s own script', () => {
  expect(at('UR-LA', { dateStyle: 'medium', timeStyle: 'short' })).toBe('21/11/2026, 15:37');
  expect(at('UR-LA', { weekday: 'short', hour: 'numeric', minute: '2-digit' })).toBe('21/11, 15:37');
});

test('a locale that the browser replaces, or whose months it only numbers, has no names', () => {
  expect(hasNames('fr')).toBe(true);
  expect(hasNames('zxx')).toBe(false);
  const numbered = { resolvedOptions: () => ({ locale: 'fr' }), format: () => '1970 M01 1' };
  const formats = jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockReturnValue(numbered as unknown as Intl.DateTimeFormat);
  expect(hasNames('fr')).toBe(false);
  formats.mockRestore();
});
