import EN from '../../locales/EN.json';
import { failureSentence } from './failure-sentence';
import { phoneAuthSentence } from './phone-auth-sentence';

const catalog: Readonly<Record<string, string>> = EN;
const text = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  (catalog[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
const failure = (code: string, message = 'Firebase: no') => Object.assign(new Error(message), { code });

test.each([
  ['auth/invalid-phone-number', 'This phone number isn’t valid'],
  ['auth/invalid-verification-code', 'This code isn’t right. Check it and try again.'],
  ['auth/code-expired', 'This code has expired. Request a new one.'],
  ['auth/too-many-requests', 'Too many attempts. Please try again later.'],
  ['auth/popup-blocked', 'Your browser blocked the sign-in window. Allow it and try again.'],
])('%s has a sentence of its own [R8.23]', (code, sentence) => {
  expect(failureSentence(failure(code), text)).toBe(sentence);
});

test('every sentence of a code is in the catalog', () => {
  const codes = Object.keys(EN).filter((key) => /^auth_(?!unknown|code_line|reason_line)/.test(key));
  expect(codes.length).toBeGreaterThan(30);
  for (const key of codes) {
    const code = key.replace('auth_', 'auth/').replaceAll('_', '-');
    expect(phoneAuthSentence(failure(code), text)).toBe(catalog[key]);
  }
});

test('any other code gives the general sentence with the lines Code and Reason [R8.23]', () => {
  expect(failureSentence(failure('auth/error-code:-39', 'Region is blocked'), text)).toBe(
    'We couldn’t sign you in. Please try again.\nCode: auth/error-code:-39\nReason: Region is blocked',
  );
});

test.each([new Error('plain'), { code: 'other/code' }, 'text', undefined])(
  '%p is not an error of the identity service',
  (error) => {
    expect(phoneAuthSentence(error, text)).toBeUndefined();
  },
);
