import {
  type Endpoint,
  login,
  memberInfo,
  memberLanguage,
  register,
  status,
  unreadCount,
} from '@tessera/contract';
import { headersFor, type Identity } from './headers';

const identity = (part: Partial<Record<keyof Identity, string | undefined>> = {}): Identity => {
  const all = { merchant: 'demo', language: 'EN', token: 'token-1', userAgent: 'dWE=', ...part };
  return {
    merchant: () => all.merchant ?? '',
    language: () => all.language ?? '',
    token: () => all.token,
    userAgent: () => all.userAgent ?? '',
  };
};

test.each([
  ['a call for members', memberInfo, { Authorization: 'token-1' }],
  ['a call of a module', unreadCount, { Authorization: 'token-1', ModuleId: 'CBS3' }],
  ['a call that goes without login', login, { 'Content-Type': 'application/json' }],
  ['a registration', register, { 'Content-Type': 'application/json', ModuleId: 'REG3' }],
  [
    'the call that saves a language',
    memberLanguage,
    { Authorization: 'token-1', 'Content-Type': 'application/json', merchantCode: 'demo' },
  ],
  ['the status call', status, { 'cache-control': 'no-cache' }],
])('%s carries its own headers beside those of every call [R7.1a]', (_, endpoint, own) => {
  expect(headersFor(endpoint as Endpoint, identity())).toEqual({
    Merchant: 'demo',
    Language: 'EN',
    'X-User-Agent': 'dWE=',
    ...own,
  });
});

test('empty headers are dropped [R7.1a]', () => {
  const nobody = identity({ token: undefined, userAgent: '' });
  expect(headersFor(memberInfo as Endpoint, nobody, { Device: '' })).toEqual({
    Merchant: 'demo',
    Language: 'EN',
  });
});

test('the headers of a call override the common ones', () => {
  const headers = headersFor(login as Endpoint, identity(), { Device: 'IPAD', Language: 'CN' });
  expect(headers).toMatchObject({ Device: 'IPAD', Language: 'CN' });
});
