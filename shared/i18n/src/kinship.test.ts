import { codesFor } from './detect';
import { fallbacksOf, neededLanguages, withFallbacks } from './kinship';
import { languageOf, languages } from './languages';

test.each([
  ['TW', ['CN', 'EN']],
  ['CN', ['TW', 'EN']],
  ['PT-BR', ['PT', 'EN']],
  ['PT', ['PT-BR', 'EN']],
  ['UR-LA', ['UR', 'EN']],
  ['UR', ['EN']],
  ['KR', ['KO', 'EN']],
  ['KO', ['KR', 'EN']],
  ['TH', ['EN']],
  ['EN', []],
  ['XX', ['EN']],
])('%s falls back to %j', (code, fallbacks) => {
  expect(fallbacksOf(code)).toEqual(fallbacks);
});

test('every fallback is a language of the product, and a chain names no language twice', () => {
  for (const { code } of languages) {
    const chain = withFallbacks(code);
    expect(chain.filter((one) => !languageOf(one))).toEqual([]);
    expect(new Set(chain).size).toBe(chain.length);
  }
});

test('the browser’s tag of a language leads to the same relatives', () => {
  // KR is another name of KO, which comes first.
  for (const { code, tag } of languages.filter(({ code }) => code !== 'KR'))
    expect([...codesFor(tag), 'EN']).toEqual([...withFallbacks(code), ...(code === 'EN' ? ['EN'] : [])]);
});

test('a page needs the fallbacks of the languages that it offers', () => {
  expect([...neededLanguages(['TW', 'TH'])].sort()).toEqual(['CN', 'EN', 'TH', 'TW']);
});
