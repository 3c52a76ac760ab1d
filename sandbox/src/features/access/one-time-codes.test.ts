import { OneTimeCodes } from './one-time-codes';

const TARGET = '+8613800138000';
const codeIn = (codes: OneTimeCodes) => codes.all()[0]?.code ?? '';
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const checking = (codes: OneTimeCodes, code: string) => () => codes.check('jade', TARGET, code, 'EN');

afterEach(() => jest.useRealTimers());

test('a code is valid once, and only at the merchant that sent it', () => {
  const codes = new OneTimeCodes();
  codes.send('jade', TARGET, 'EN');
  const code = codeIn(codes);
  expect(code).toMatch(/^\d{6}$/);
  expect(() => codes.check('noor', TARGET, code, 'EN')).toThrow(
    expect.objectContaining({ code: 'code_expired' }),
  );
  expect(checking(codes, code)).not.toThrow();
  expect(checking(codes, code)).toThrow(expect.objectContaining({ code: 'code_expired' }));
});

test('a code is invalid after five wrong attempts', () => {
  const codes = new OneTimeCodes();
  codes.send('jade', TARGET, 'EN');
  const code = codeIn(codes);
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(checking(codes, wrong(code))).toThrow(expect.objectContaining({ code: 'code_wrong' }));
  }
  expect(checking(codes, code)).toThrow(expect.objectContaining({ code: 'code_expired' }));
});

test('a code is valid for five minutes', () => {
  jest.useFakeTimers({ now: 0 });
  const codes = new OneTimeCodes();
  codes.send('jade', TARGET, 'EN');
  jest.setSystemTime(5 * 60_000);
  expect(checking(codes, codeIn(codes))).toThrow(expect.objectContaining({ code: 'code_expired' }));
});

test('the sixth code within ten minutes is refused', () => {
  const codes = new OneTimeCodes();
  for (let sent = 0; sent < 5; sent++) codes.send('jade', TARGET, 'EN');
  expect(() => codes.send('jade', TARGET, 'EN')).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUEST' }),
  );
  expect(() => codes.send('jade', '+8613900139000', 'EN')).not.toThrow();
});
