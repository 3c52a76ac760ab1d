/** @jest-environment jsdom */
import type { SocialProof } from '@tessera/contract';
import { RequestError } from '@tessera/shell/request';
import { socialFailure, withoutParentheses } from './social-failure';

const line: SocialProof = { lineSessionToken: 'l' };
const identity: SocialProof = { firebaseChannel: 'google', firebaseIdToken: 't' };
const telegram: SocialProof = {
  telegramAuth: { source: 'redirect', user: { first_name: 'Mei' }, fields: {} },
};
const refused = (errorCode: string) => new RequestError('gateway', 'login', 'no', { errorCode });

test.each([
  ['bind_customer_required', line, 'bind'],
  ['bind_customer_required', identity, 'bind'],
  ['bind_customer_required', telegram, 'bind'],
  ['not.exists.user', line, 'bind'],
  ['not.exists.user', identity, 'notify'],
  ['line_invalid_token', line, 'notify'],
  ['anything.else', line, 'notify'],
  ['telegram_validate_failed', telegram, 'notify'],
  ['anything.else', telegram, 'silent'],
  ['anything.else', identity, 'notify'],
  ['TOO_MANY_REQUESTS', identity, 'silent'],
] as const)('%s of %j leads to: %s', (code, proof, consequence) => {
  expect(socialFailure(refused(code), proof)).toBe(consequence);
});

test.each([
  ['Bind first (BIND-204).', 'Bind first.'],
  ['此账号尚未绑定（BIND-204）。', '此账号尚未绑定。'],
  ['Nothing to hide', 'Nothing to hide'],
  ['Bind  first (A) , then (B) \n log in (C)', 'Bind  first, then \n log in'],
  ['(A)', ''],
])('text in parentheses is removed from %s', (message, shown) => {
  expect(withoutParentheses(message)).toBe(shown);
});

test.each([' ', '(', ' (', '( ', '（ ', ' .'])('a message of 200,000 times %j takes no time', (part) => {
  const start = performance.now();
  withoutParentheses(`a${part.repeat(200_000)}b`);
  expect(performance.now() - start).toBeLessThan(1_000);
});
