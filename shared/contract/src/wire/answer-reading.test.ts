import { readAnswer } from './answer-reading';
import { CUSTOMER_NOT_LOGIN } from './error-codes';

const call = { authorization: 'required' } as const;
const says = (status: number, body?: unknown, absentCodes?: readonly string[]) =>
  readAnswer(call, status, body, absentCodes).says;

/** How frameworks answer a path that they do not have. */
const withoutCall: readonly (readonly [framework: string, status: number, body: unknown])[] = [
  ['a web server', 404, undefined],
  ['Fastify', 404, { message: 'Route GET:/x not found', error: 'Not Found', statusCode: 404 }],
  ['Express', 404, undefined],
  ['NestJS', 404, { statusCode: 404, message: 'Cannot GET /x', error: 'Not Found' }],
  [
    'Spring',
    404,
    { timestamp: 1795582075000, status: 404, error: 'Not Found', message: 'No static resource x.' },
  ],
  ['Spring, for another method', 405, { status: 405, error: 'Method Not Allowed', path: '/x' }],
  [
    'ASP.NET',
    404,
    { type: 'https://tools.ietf.org/html/rfc9110#section-15.5.5', title: 'Not Found', status: 404 },
  ],
  ['ASP.NET Web API', 404, { Message: 'No HTTP resource was found that matches the request URI.' }],
  ['Django', 404, { detail: 'Not found.' }],
  ['Laravel', 404, { message: 'The route x could not be found.' }],
  ['a gateway of ours', 404, { success: false, message: 'No such call' }],
  [
    'a gateway of ours, with a code',
    404,
    { success: false, errorCode: 'NOT_FOUND', message: 'No such call' },
  ],
  ['a gateway of ours, with the status as its code', 501, { success: false, errorCode: 501 }],
  [
    'a gateway that never has a bad status',
    200,
    { success: false, errorCode: 'api.not.exist', message: 'No API' },
  ],
  ['a gateway with the same code in other letters', 400, { success: false, errorCode: 'API_NOT_EXIST' }],
];

test.each(withoutCall)('a call that %s does not have is absent', (_framework, status, body) => {
  expect(says(status, body)).toBe('absent');
});

test('a platform can have further codes for a call that it does not have', () => {
  const body = { success: false, errorCode: 'E-1404', message: 'Unknown' };
  expect(says(200, body)).toBe('refused');
  expect(says(200, body, ['E-1404'])).toBe('absent');
  expect(says(200, { ...body, errorCode: 'E-1405' }, ['E-1404'])).toBe('refused');
});

test.each<readonly [string, number, unknown]>([
  [
    'with a code that names something else',
    404,
    { success: false, errorCode: 'not.exists.user', message: 'Who?' },
  ],
  ['that has no session', 404, { message: CUSTOMER_NOT_LOGIN }],
  ['that does not find an order', 200, { success: false, errorCode: 'NOT_FOUND', message: 'No such order' }],
  ['with a bad status', 400, { success: false, message: 'No funds' }],
  ['with a code alone', 403, { errorCode: 'closed' }],
  ['without success', 200, { message: 'Closed' }],
  ['with too many calls, in its own words', 429, { success: false, message: 'Try again at nine' }],
  ['with too many calls, with a code', 429, { success: false, errorCode: 'TOO_MANY_REQUEST' }],
])('a refusal %s is one, with what it says', (_, status, body) => {
  expect(readAnswer(call, status, body)).toMatchObject({
    says: 'refused',
    refusal: { ...(body as object), success: false },
  });
});

test.each<readonly [number, unknown]>([
  [500, { timestamp: 1, status: 500, error: 'Internal Server Error', message: 'Index 3 out of bounds' }],
  [500, { statusCode: 500, error: 'Internal Server Error', message: 'Cannot read properties of undefined' }],
  [400, { message: 'body must have required property' }],
  [403, { message: 'Forbidden' }],
  [408, { message: 'Request timeout' }],
  [500, undefined],
])('what a framework writes with status %d is no refusal: %j', (status, body) => {
  expect(says(status, body)).toBe('failed');
});

test.each<readonly [unknown]>([
  [undefined],
  [{ statusCode: 429, error: 'Too Many Requests', message: 'Rate limit exceeded, retry in 1 minute' }],
  [{ success: false }],
])('too many calls, with the body %j', (body) => {
  expect(says(429, body)).toBe('busy');
});

test.each([502, 503, 504])('status %d comes from a server that did not reach the gateway', (status) => {
  expect(says(status, { success: false, errorCode: 'api.not.exist', message: 'Down' })).toBe('unreached');
});

test('status 401 is about the session, if the call sends one', () => {
  expect(says(401, { success: false, message: 'No' })).toBe('unauthorized');
  expect(readAnswer({ authorization: 'none' }, 401, undefined).says).toBe('failed');
});

test('a good status has a value, or no envelope', () => {
  expect(readAnswer(call, 200, { success: true, value: 7 })).toEqual({ says: 'accepted', value: 7 });
  expect(readAnswer(call, 204, { success: 1 })).toEqual({ says: 'accepted', value: undefined });
  expect(readAnswer(call, 200, { code: 0, data: 7 })).toMatchObject({ says: 'malformed' });
  expect(readAnswer({ ...call, bare: true }, 200, { name: 'x' })).toEqual({
    says: 'accepted',
    value: { name: 'x' },
  });
});
