import { Codes } from './one-time-codes';

const TARGET = '+8613800138000';
const codeIn = (codes: Codes) => codes.all()[0]?.code ?? '';
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const taking = (codes: Codes, code: string) => () => codes.take('jade', TARGET, code, 'EN');

afterEach(() => jest.useRealTimers());

test('a code counts once, and only at the merchant that sent it', () => {
  const codes = new Codes();
  codes.send('jade', TARGET, 'EN');
  const code = codeIn(codes);
  expect(code).toMatch(/^\d{6}$/);
  expect(() => codes.take('noor', TARGET, code, 'EN')).toThrow(
    expect.objectContaining({ code: 'code_expired' }),
  );
  expect(taking(codes, code)).not.toThrow();
  expect(taking(codes, code)).toThrow(expect.objectContaining({ code: 'code_expired' }));
});

test('five wrong attempts use a code up', () => {
  const codes = new Codes();
  codes.send('jade', TARGET, 'EN');
  const code = codeIn(codes);
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(taking(codes, wrong(code))).toThrow(expect.objectContaining({ code: 'code_wrong' }));
  }
  expect(taking(codes, code)).toThrow(expect.objectContaining({ code: 'code_expired' }));
});

test('a code is good for five minutes, and a new one replaces it', () => {
  jest.useFakeTimers({ now: 0 });
  const codes = new Codes();
  codes.send('jade', TARGET, 'EN');
  jest.setSystemTime(5 * 60_000);
  expect(taking(codes, codeIn(codes))).toThrow(expect.objectContaining({ code: 'code_expired' }));
});

test('the sixth code within ten minutes is refused', () => {
  const codes = new Codes();
  for (let sent = 0; sent < 5; sent++) codes.send('jade', TARGET, 'EN');
  expect(() => codes.send('jade', TARGET, 'EN')).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUEST' }),
  );
  expect(() => codes.send('jade', '+8613900139000', 'EN')).not.toThrow();
});
