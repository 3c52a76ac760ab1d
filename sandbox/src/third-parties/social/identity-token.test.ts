import { emulatorProject, readEmulatorToken } from './identity-token';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
const shared = {
  iss: `https://securetoken.google.com/${emulatorProject}`,
  aud: emulatorProject,
  exp: Date.now() / 1000 + 60,
};
const phone = { ...shared, phone_number: '+8613800138000', firebase: { sign_in_provider: 'phone' } };
const google = {
  ...shared,
  firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['1001'], email: ['a@b.c'] } },
};

test.each([
  ['a mobile number', phone, { channel: 'phone', id: '+8613800138000' }],
  ['a Google account', google, { channel: 'google', id: '1001' }],
])('a token of the emulator proves %s', (_what, claims, proven) => {
  expect(readEmulatorToken(tokenOf(claims))).toEqual(proven);
});

test.each([
  ['of another issuer', { ...google, iss: 'https://evil.example' }],
  ['for another project', { ...google, aud: 'demo-other' }],
  ['that is expired', { ...google, exp: Date.now() / 1000 - 1 }],
  ['of an unknown provider', { ...google, firebase: { sign_in_provider: 'password', identities: {} } }],
  [
    'without an id at its provider',
    { ...google, firebase: { sign_in_provider: 'google.com', identities: {} } },
  ],
  ['by phone without a number', { ...shared, firebase: { sign_in_provider: 'phone' } }],
])('a token %s proves nothing', (_what, claims) => {
  expect(readEmulatorToken(tokenOf(claims))).toBeUndefined();
});

test.each(['', 'a.b.c', 'no token at all'])('%p is not a token', (text) => {
  expect(readEmulatorToken(text)).toBeUndefined();
});
