import { languages } from '@tessera/i18n';
import { catalogFaults } from '@tessera/i18n/testing';
import { glossaryOf, readPieces } from './pieces';
import { roomOf, widthOf } from './room';
import { writingFaults } from './writing';

const pieces = readPieces();
const codes = languages.map(({ code }) => code);
const translated = codes.filter((code) => code !== 'EN');

/** English texts by key, also for the plural forms that English does not have. */
const englishOf = (catalog: Readonly<Record<string, string>>, key: string): string =>
  catalog[key] ?? catalog[key.replace(/_[a-z]+$/, '_other')] ?? '';

const inAll = (
  code: string,
  faultsOf: (piece: string, key: string, text: string, english: string) => string[],
) =>
  pieces.flatMap(({ name, catalogs }) =>
    Object.entries(catalogs[code] ?? {}).flatMap(([key, text]) =>
      faultsOf(name, key, text, englishOf(catalogs.EN, key)).map(
        (fault) => `${name}: "${key}" ${fault}: ${text}`,
      ),
    ),
  );

test.each(codes)(
  'every piece speaks %s, and a glossary says with which words [R1.7] [R1.8] [R1.9]',
  (code) => {
    expect(pieces.filter(({ catalogs }) => !catalogs[code]).map(({ name }) => name)).toEqual([]);
    expect(glossaryOf(code)).not.toBe('');
  },
);

test('no piece has a catalog of a language that the product does not know', () => {
  const found = pieces.flatMap(({ catalogs }) => Object.keys(catalogs));
  expect(found.filter((code) => !codes.includes(code))).toEqual([]);
});

test.each(codes)('%s has every text, plural form, placeholder and tag, and no other', (code) => {
  const faults = pieces.flatMap(({ name, catalogs: { EN, [code]: catalog } }) =>
    catalog ? catalogFaults({ EN, [code]: catalog }).map((fault) => `${name}: ${fault}`) : [],
  );
  expect(faults).toEqual([]);
});

test.each(translated)('%s is written in its own script, signs and words', (code) => {
  expect(inAll(code, (_piece, _key, text, english) => writingFaults(code, text, english))).toEqual([]);
});

test.each(codes)('no button, tab or navigation entry is too long in %s', (code) => {
  const faults = inAll(code, (piece, key, text) => {
    const room = roomOf(piece, key);
    return room !== undefined && widthOf(text) > room ? [`is ${widthOf(text)} wide of ${room}`] : [];
  });
  expect(faults).toEqual([]);
});

test('the two codes of Korean say the same', () => {
  // They share a tag, so the page keeps their texts in one place.
  for (const { catalogs } of pieces) expect(catalogs.KR).toEqual(catalogs.KO);
});
