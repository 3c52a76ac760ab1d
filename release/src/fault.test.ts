import { codeOf, messageOf, reasonOf } from './fault';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });

test.each([
  ['a fault of fetch', new TypeError('fetch failed', { cause: refused }), refused.message, 'ECONNREFUSED'],
  [
    'a proxy that refuses',
    new TypeError('fetch failed', {
      cause: Object.assign(
        new Error('Request was cancelled.', { cause: new Error('Proxy response (403)') }),
        {
          code: 0,
        },
      ),
    }),
    'Proxy response (403)',
    'TypeError',
  ],
  [
    'a host with several addresses',
    new TypeError('fetch failed', { cause: Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }) }),
    'ECONNREFUSED',
    'ECONNREFUSED',
  ],
])('of %s the last cause is the reason', (_, fault, reason, code) => {
  expect([reasonOf(fault), codeOf(fault)]).toEqual([reason, code]);
  expect(messageOf(fault)).toBe(`fetch failed: ${reason}`);
});

test.each([
  ['an error without a cause', refused, refused.message, 'ECONNREFUSED'],
  [
    'an error that repeats its cause',
    new Error(`It failed: ${refused.message}.`, { cause: refused }),
    `It failed: ${refused.message}.`,
    'ECONNREFUSED',
  ],
  ['a text', 'no', 'no', 'no'],
])('%s says its message once', (_, fault, message, code) => {
  expect([messageOf(fault), codeOf(fault)]).toEqual([message, code]);
});
