import { acceptedEncodings } from './negotiate';
import { preferences } from './preferences';

const names = (header?: string) => acceptedEncodings(header).map(({ name }) => name);

test('brotli comes first where it is taken, and nothing is packed for who takes nothing', () => {
  expect(names('gzip, deflate, br')).toEqual(['br', 'gzip']);
  expect(names('gzip')).toEqual(['gzip']);
  expect(names('*')).toEqual(['br', 'gzip']);
  expect(names('br;q=0, *')).toEqual(['gzip']);
  expect(names('br;q=0, gzip;q=0.000')).toEqual([]);
  expect(names('identity')).toEqual([]);
  expect(names(undefined)).toEqual([]);
});

test('languages are read by their weight', () => {
  expect(preferences('fr;q=0.5, ar, zh-CN;q=0.8, en;q=0, ;q=1')).toEqual(['ar', 'zh-cn', 'fr']);
});
