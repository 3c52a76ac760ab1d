import { currencyCode, formatMoney, moneyLocale } from './currency';

/** Intl writes narrow and no-break spaces; tests read plain ones. */
const written = (amount: string | number, currency: string) =>
  formatMoney(amount, currency).replace(/\s/gu, ' ');

test.each([
  ['USD', 'USD'],
  ['usd', 'USD'],
  ['BRLX', 'BRL'],
  ['TLB', 'PHP'],
  ['tlb2', 'PHP'],
  ['PT', 'PT'],
])('currency %s is %s [R5.18b]', (raw, code) => {
  expect(currencyCode(raw)).toBe(code);
});

test('BRL is written as in Brazil, all others as in China [R9.37]', () => {
  expect(moneyLocale('BRL')).toBe('pt-BR');
  for (const other of ['USD', 'CNY', 'THB', 'PHP']) expect(moneyLocale(other)).toBe('zh');
});

test.each([
  [1234.5, 'BRL', 'R$ 1.234,50'],
  [1234.5, 'USD', '$1,234.50'],
  [1234.5, 'CNY', '¥1,234.50'],
  [1234, 'TLB', '₱1,234.00'],
  [1234, 'VND', '₫1,234'],
  [-5, 'USD', '-$5.00'],
])('%d in %s is %s [R9.37]', (amount, currency, text) => {
  expect(written(amount, currency)).toBe(text);
});

test.each([
  ['0.999', '$0.99'],
  ['1.005', '$1.00'],
  ['-0.999', '-$0.99'],
  ['99999.995', '$99,999.99'],
])('%s is cut, never rounded up: %s [R9.37]', (amount, text) => {
  expect(written(amount, 'USD')).toBe(text);
});

test('a text amount keeps every digit', () => {
  expect(written('9007199254740993.10', 'USD')).toBe('$9,007,199,254,740,993.10');
});

test.each([
  ['PT', 'PT 12.34'],
  ['P', 'P 12.34'],
  ['', '12.34'],
])('the unit %j that no currency can be called stands before the number', (unit, text) => {
  expect(written('12.349', unit)).toBe(text);
});

const sign = (symbol: string, isAfter = false, currency = 'BDT') => ({ currency, symbol, isAfter });

test.each([
  ['1234.5', 'BDT', sign('৳'), '৳1,234.50'],
  ['1234.5', 'BDT', sign('Tk', true), '1,234.50 Tk'],
  ['-5', 'BDT', sign('Tk', true), '-5.00 Tk'],
  ['1234.5', 'BRL', sign('R$', true, 'BRL'), '1.234,50 R$'],
  ['1234', 'TLB', sign('Php', false, 'PHP'), 'Php1,234.00'],
  ['5', 'PT', sign('pts', true, 'PT'), '5.00 pts'],
])('%s in %s with the merchant’s sign %j is %s [R3.19]', (amount, currency, own, text) => {
  expect(formatMoney(amount, currency, own).replace(/\s/gu, ' ')).toBe(text);
});

test('the sign of the merchant’s currency is not put on others [R3.19]', () => {
  expect(formatMoney('5', 'USD', sign('৳'))).toBe('$5.00');
});
