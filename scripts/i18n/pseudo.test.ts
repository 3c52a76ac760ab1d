import { catalogFaults } from '@tessera/i18n/testing';
import { readPieces } from './pieces';
import { pseudo, pseudoCatalog } from './pseudo';
import { roomOf, widthOf } from './room';

test('a text has marks, accents and 40 % more letters; placeholders and tags stay', () => {
  expect(pseudo('Welcome', { direction: 'ltr' })).toBe('[!!! Ŵéļçöɱé öñ !!!]');
  expect(pseudo('<b>{{count}}</b> min', { direction: 'ltr' })).toMatch(
    /^\[!!! <b>{{count}}<\/b> ɱîñ.* !!!\]$/,
  );
});

test('a text in a narrow place is as long as the place allows, with short marks', () => {
  expect(pseudo('Home', { room: 14, direction: 'ltr' })).toBe('[Ĥöɱé]');
  expect(pseudo('Deposit now', { room: 14, direction: 'ltr' })).toBe('[Đéþöšîţ ñöŵö]');
});

test('from right to left, each word is turned and values are not', () => {
  expect(pseudo('Pay {{amount}}', { direction: 'rtl' })).toMatch(
    /^\u202e\[!!!\u202c \u202eÞåý\u202c {{amount}} .*\u202e!!!\]\u202c$/,
  );
});

const pieces = readPieces();

test.each(['RU', 'AR'])('every catalog exists in it with the plural forms of %s', (code) => {
  for (const { name, catalogs } of pieces) {
    const catalog = pseudoCatalog(name, catalogs.EN, code);
    expect(catalogFaults({ EN: catalogs.EN, [code]: catalog })).toEqual([]);
  }
});

test('no text is longer than its place allows', () => {
  for (const { name, catalogs } of pieces)
    for (const [key, text] of Object.entries(pseudoCatalog(name, catalogs.EN, 'RU'))) {
      const room = roomOf(name, key);
      const english = catalogs.EN[key] ?? '';
      if (room !== undefined) expect(widthOf(text)).toBeLessThanOrEqual(Math.max(room, widthOf(english) + 2));
    }
});
