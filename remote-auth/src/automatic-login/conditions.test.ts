import { mayLogIn, type Situation } from './conditions';

const remembered = {
  type: 'username',
  username: 'anna',
  password: 'sealed',
  merchant: 'aurora',
  expires: 0,
} as const;
const fine: Situation = { remembered, isAutoLoginOn: true, hasSession: false, query: new URLSearchParams() };

test('a remembered member may be signed in [R4.8a]', () => {
  expect(mayLogIn(fine)).toBe(true);
});

test.each<[string, Partial<Situation>]>([
  ['nobody is remembered at this merchant', { remembered: undefined }],
  ['the remembered login was by sms', { remembered: { ...remembered, type: 'sms' } }],
  ['auto login was turned off', { isAutoLoginOn: false }],
  ['there is a session', { hasSession: true }],
  ['the query brings a token', { query: new URLSearchParams('token=t') }],
  ['the query has a redirectUrl', { query: new URLSearchParams('redirectUrl=/m/wallet') }],
  ['the query has a backUrl', { query: new URLSearchParams('backUrl=/m/wallet') }],
])('not when %s [R4.8a]', (_case, change) => {
  expect(mayLogIn({ ...fine, ...change })).toBe(false);
});
