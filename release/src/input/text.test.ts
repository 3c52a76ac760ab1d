import { textOf } from './text';

const TEXT = 'Casa de Sorte – Ação';

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, as PowerShell writes it', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16 in the other order', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
])('text in %s is read without its mark', (_, bytes) => {
  expect(textOf(bytes)).toBe(TEXT);
});

test('text in Latin-1 is refused: its letters would become others', () => {
  expect(() => textOf(Buffer.from('Ação', 'latin1'))).toThrow('it is not text in UTF-8');
});
