import { roomOf, widthOf } from './room';
import { writingFaults } from './writing';

test.each([
  ['CN', '余额不足，请先存款。', 'Your balance is too low.'],
  ['TH', 'รหัส PIN ของคุณ', 'Your PIN'],
  ['JA', '「OK」を押してください', 'Press “OK”'],
  ['FR', 'Déjà prêt\u202f?', 'Ready?'],
  ['PT', 'Status: {{status}}', 'Status: {{status}}'],
  ['UR', '{{name}} کے لیے، ابھی', 'For {{name}}, now'],
  ['AR', '<a href="{url}">تفاصيل</a>', '<a href="{url}">Details</a>'],
])('%s may say %s', (code, text, english) => {
  expect(writingFaults(code, text, english)).toEqual([]);
});

test.each([
  ['TH', 'Enter your password', 'Enter your password', 'is not in its own script'],
  ['TH', 'ປ້ອນລະຫັດ', 'Enter the code', 'has letters of another script'],
  [
    'TH',
    'ใส่ password ที่ถูกต้อง',
    'Enter the right code',
    'Latin words that the glossary does not keep: password',
  ],
  ['ES', 'Search all games', 'Search all games', 'is a copy of the English text'],
  ['ES', 'Сuenta', 'Account', 'has letters of another script'],
  ['TW', '请选择', 'Choose', 'has letters of a neighbour language'],
  ['RU', 'Нажмите "Далее"', 'Press “Next”', 'has the quotation marks ""'],
  ['VI', "Không thể tải 'trang'", 'We can’t load', "has the quotation marks ''"],
  ['HI', 'अभी १० मिनट', '10 minutes now', 'has the digits १०'],
  ['FR', 'Prêt?', 'Ready?', 'has punctuation of another language'],
  ['CN', '你好,请', 'Hello', 'has punctuation of another language'],
])('%s may not say %s', (code, text, english, fault) => {
  expect(writingFaults(code, text, english).join()).toContain(fault);
});

test('a text is as wide as its signs: Chinese takes two, a mark nothing, a placeholder six', () => {
  expect(['Wallet', '钱包', 'ที่', '{{count}} min'].map(widthOf)).toEqual([6, 4, 1, 10]);
});

test('only narrow places have a limit', () => {
  expect(roomOf('shell', 'nav_wallet')).toBe(14);
  expect(roomOf('shell', 'offline_title')).toBeUndefined();
});
