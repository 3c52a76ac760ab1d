import { CUSTOMER_NOT_LOGIN } from '@tessera/contract';
import type { FailedCall } from '../client';
import { RequestError, type RequestErrorCode } from '../request-error';
import { errorPolicy } from './error-policy';

type Detail = { message?: string; errorCode?: string; status?: number };
const fault = (code: RequestErrorCode, { message = '', ...detail }: Detail = {}) =>
  new RequestError(code, 'sample', message, detail);
const refusal = (detail: Detail) => fault('gateway', detail);

/** What the policy does with an error. */
function done(error: RequestError, call: Partial<FailedCall> = {}) {
  const deeds: string[] = [];
  const policy = errorPolicy({
    logout: () => deeds.push('logout'),
    stopAutoLogin: () => undefined,
    notify: (what) => deeds.push(`notify ${what}`),
  });
  policy(error, { isSilent: false, isPast: false, ...call });
  return deeds;
}

test.each([
  [
    'message CUSTOMER_NOT_LOGIN [R8.4]',
    refusal({ message: CUSTOMER_NOT_LOGIN }),
    ['logout', 'notify please_login'],
  ],
  [
    'any other refusal [R8.5]',
    refusal({ message: 'No funds', errorCode: 'wallet.empty' }),
    ['notify message'],
  ],
  ['a refusal without a word [R8.5]', refusal({}), ['notify message']],
  ['TOO_MANY_REQUEST [R8.6]', refusal({ message: 'Slow', errorCode: 'TOO_MANY_REQUEST' }), []],
  ['a code that starts so [R8.6]', refusal({ message: 'Slow', errorCode: 'TOO_MANY_REQUEST_BY_IP' }), []],
  ['HTTP 401 [R8.7]', fault('unauthorized', { status: 401 }), ['logout']],
  ['customer.not.login [R8.8]', refusal({ message: 'x', errorCode: 'customer.not.login' }), ['logout']],
  ['user.or.token.invalid [R8.8]', refusal({ message: 'x', errorCode: 'user.or.token.invalid' }), ['logout']],
  ['login.not.session [R8.8]', refusal({ message: 'x', errorCode: 'login.not.session' }), ['logout']],
  ['HTTP status 502 [R8.9]', fault('http', { status: 502 }), []],
  ['HTTP status 502 with a refusal in it [R8.9]', refusal({ message: 'down', status: 502 }), []],
  ['HTTP 429 without a word', fault('busy', { status: 429 }), ['notify message']],
  ['another bad status', fault('http', { status: 500 }), ['notify message']],
  ['an encryption that failed [R8.27]', fault('encryption'), ['notify missing_encryption']],
  ['a missing key [R8.27]', fault('no-key'), ['notify missing_encryption']],
  ['a network error', fault('network'), ['notify network']],
  ['a device without a network', fault('offline'), ['notify network']],
  ['a timeout', fault('timeout'), ['notify network']],
  ['a malformed answer', fault('malformed'), ['notify message']],
  ['a cancelled call', fault('aborted'), []],
])('%s', (_, error, expected) => {
  expect(done(error)).toEqual(expected);
});

test('a silent call shows no alert, but its session ends [R8.10]', () => {
  expect(done(refusal({ message: 'No funds' }), { isSilent: true })).toEqual([]);
  expect(done(refusal({ message: CUSTOMER_NOT_LOGIN }), { isSilent: true })).toEqual(['logout']);
});

test.each([
  ['HTTP 401', fault('unauthorized', { status: 401 })],
  ['CUSTOMER_NOT_LOGIN', refusal({ message: CUSTOMER_NOT_LOGIN })],
  ['login.not.session', refusal({ errorCode: 'login.not.session' })],
])('%s about a past session ends no session and shows nothing', (_, error) => {
  expect(done(error, { isPast: true })).toEqual([]);
});

test('any other failure of a past session shows its alert', () => {
  expect(done(refusal({ message: 'No funds' }), { isPast: true })).toEqual(['notify message']);
});
