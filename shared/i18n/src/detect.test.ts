import { codesFor, detectLanguage, languageFor, tagPatterns } from './detect';
import { languages } from './languages';

test.each([
  ['en-US', ['EN']],
  ['EN', ['EN']],
  ['zh', ['CN', 'TW']],
  ['zh-CN', ['CN', 'TW']],
  ['zh-Hans-SG', ['CN', 'TW']],
  ['zh-TW', ['TW', 'CN']],
  ['zh-Hant', ['TW', 'CN']],
  ['zh-HK', ['TW', 'CN']],
  ['zh-MO', ['TW', 'CN']],
  ['fil-PH', ['TY']],
  ['tl', ['TY']],
  ['id-ID', ['ID']],
  ['in', ['ID']],
  ['pt-BR', ['PT-BR', 'PT']],
  ['pt-PT', ['PT', 'PT-BR']],
  ['ko-KR', ['KO', 'KR']],
  ['ur-PK', ['UR']],
  ['ur-Latn-PK', ['UR-LA', 'UR']],
  ['my-MM', ['MY']],
  ['ms-MY', ['MS']],
  ['ja', ['JA']],
  ['ar-EG', ['AR']],
])('%s is served by %j', (tag, codes) => {
  expect(codesFor(tag)).toEqual(codes);
});

test('every language of the product is found by its own tag', () => {
  for (const { code, tag } of languages) {
    // KR is another name of KO, which comes first.
    expect(codesFor(tag)).toContain(code);
  }
});

test('the patterns for a server choose as the page does', () => {
  const chosen = (tag: string) => tagPatterns().find(([pattern]) => new RegExp(pattern, 'i').test(tag))?.[1];
  for (const tag of [
    ...languages.map(({ tag }) => tag),
    'zh-TW',
    'zh-HK',
    'pt-BR',
    'in',
    'tl-PH',
    'fil',
    'fi',
  ])
    expect([tag, chosen(tag)]).toEqual([tag, tag === 'fi' ? undefined : codesFor(tag)[0]]);
});

const offered = ['CN', 'EN', 'TH', 'AR'];

test.each([
  ['the stored choice', 'TH', ['ar-EG'], 'TH'],
  ['the browser’s language, when nothing is stored', undefined, ['ar-EG', 'th'], 'AR'],
  ['the browser’s next language, when the first is not offered', undefined, ['fr', 'ko', 'zh-HK'], 'CN'],
  ['the browser’s language, when the stored one is no longer offered', 'JA', ['th'], 'TH'],
  ['the browser’s language, if the stored value is malformed', '<b>', ['th'], 'TH'],
  ['Simplified Chinese, when the browser asks for Traditional', undefined, ['zh-TW', 'en'], 'CN'],
  ['EN, when nothing else fits', undefined, ['fr'], 'EN'],
  ['EN, when the browser says nothing', undefined, [], 'EN'],
])('the page speaks %s [R4.34a]', (_, stored, browser, expected) => {
  expect(detectLanguage({ stored, browser, offered, fallback: 'CN' })).toBe(expected);
});

test.each([
  ['its default', ['TH', 'VI'], 'VI', 'VI'],
  ['its first language, when it has no default', ['TH', 'VI'], undefined, 'TH'],
])('a merchant that offers no English speaks %s', (_, only, fallback, expected) => {
  expect(
    detectLanguage({ stored: undefined, browser: ['fr'], offered: only, ...(fallback && { fallback }) }),
  ).toBe(expected);
});

test.each([
  ['its own, of a party that says nothing', undefined, 'TH'],
  ['its own, which the party speaks', ['CN', 'TH'], 'TH'],
  ['the party’s default, which it speaks instead', ['CN', 'EN'], 'CN'],
  ['EN, when the party speaks neither', ['VI'], 'EN'],
])('a member is served in %s [R9.33]', (_, spoken, expected) => {
  expect(languageFor('TH', { spoken, fallback: 'CN' })).toBe(expected);
});
