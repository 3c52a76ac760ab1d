import { directionOf, FALLBACK_LANGUAGE, languageOf, languages, localeOf, tagOf } from './languages';

const known = new Set(languages.map(({ code }) => code));
const named = (list: string) => list.split(' ');

test.each([
  ['the main set [R1.7]', 'EN CN TW RU TH VI JA PT ES AR'],
  ['the language picker [R1.8]', 'CN EN JA TH VI MY ES HI ID KM KO KR MS PT TA TW TY BN UR LO'],
  [
    'the wider list [R1.9]',
    'CN EN ES HI ID JA KM KO MY TA TH TW VI TY UR PT PT-BR MS BN TR FR NE UR-LA TE RU SW KK LO',
  ],
])('every language of %s is known', (_, list) => {
  expect(named(list).filter((code) => !known.has(code))).toEqual([]);
});

test('no code stands twice', () => {
  expect(known.size).toBe(languages.length);
});

test.each(languages)('$code is the language $name', ({ code, tag, name }) => {
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(name).not.toMatch(/~|^$/);
  expect(languageOf(code)?.tag).toBe(tag);
  // Numbers, dates and plurals in that very language, not in some fallback.
  expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
});

test.each([
  ['CN', 'zh-Hans'],
  ['TW', 'zh-Hant'],
  ['KR', 'ko'],
  ['KO', 'ko'],
  ['TY', 'fil'],
  ['MY', 'my'],
  ['VI', 'vi'],
  ['PT-BR', 'pt-BR'],
  ['UR-LA', 'ur-Latn'],
  ['XX', 'en'],
])('the product code %s has the tag %s', (code, tag) => {
  expect(tagOf(code)).toBe(tag);
});

test('dates and numbers of every language have Western digits', () => {
  for (const { code } of languages) {
    const written = [
      new Intl.NumberFormat(localeOf(code)).format(1234567),
      new Intl.DateTimeFormat(localeOf(code), { dateStyle: 'medium', timeStyle: 'short' }).format(0),
    ].join();
    expect(written.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
  }
});

test('Arabic and Urdu are written from the right, all others, Roman Urdu too, from the left', () => {
  expect(languages.filter(({ code }) => directionOf(code) === 'rtl').map(({ code }) => code)).toEqual([
    'AR',
    'UR',
  ]);
  expect(directionOf('XX')).toBe('ltr');
});

test.each([
  ['EN', 'us'],
  ['CN', 'cn'],
  ['VI', 'vn'],
  ['JA', 'jp'],
  ['HI', 'in'],
  ['TY', 'ph'],
  ['PT-BR', 'br'],
])('the flag of %s is that of %s [R9.40]', (code, flag) => {
  expect(languageOf(code)?.flag).toBe(flag);
});

test('every language has a flag, by its two-letter country code [R9.40]', () => {
  for (const { flag } of languages) expect(flag).toMatch(/^[a-z]{2}$/);
});

test('the last fallback is EN', () => {
  expect(FALLBACK_LANGUAGE).toBe('EN');
});
