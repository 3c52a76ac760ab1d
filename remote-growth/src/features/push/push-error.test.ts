import { asPushError, PushError, pushErrorCodes } from './push-error';

const thrownByLibrary = (code: string) => Object.assign(new Error(`Messaging: ${code}`), { code });

test('the platform has eleven errors of push messages [R8.34]', () => {
  expect(pushErrorCodes).toHaveLength(11);
});

test.each(pushErrorCodes)('messaging/%s of the library is the error of that code [R8.34]', (code) => {
  const error = asPushError(thrownByLibrary(`messaging/${code}`), 'token-subscribe-failed');
  expect(error).toBeInstanceOf(PushError);
  expect(error).toMatchObject({ name: 'PushError', code, message: `Messaging: messaging/${code}` });
});

test.each([
  ['a code that the platform does not have', thrownByLibrary('messaging/invalid-vapid-key')],
  ['another service', thrownByLibrary('installations/request-failed')],
  ['no connection', new TypeError('Failed to fetch')],
  ['a text', 'broken'],
])('%s gets the code of the attempted step [R8.34]', (_what, thrown) => {
  expect(asPushError(thrown, 'token-unsubscribe-failed').code).toBe('token-unsubscribe-failed');
});

test('a PushError stays unchanged', () => {
  const own = new PushError('permission-default', 'not asked yet');
  expect(asPushError(own, 'token-subscribe-failed')).toBe(own);
});
