import AR from './locales/AR.json';
import CN from './locales/CN.json';
import EN from './locales/EN.json';
import { textsIn } from './texts';

test('every language has all texts, and an unsupported language falls back to English', () => {
  for (const catalog of [CN, AR]) expect(Object.keys(catalog).sort()).toEqual(Object.keys(EN).sort());
  expect(textsIn('AR')).toBe(AR);
  expect(textsIn('TH')).toBe(EN);
});
