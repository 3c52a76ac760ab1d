import { classify } from './classify';
import { RequestError } from './request-error';
import { TransportFailure } from './transport/transport-failure';

const sample = { name: 'sample', authorization: 'required' } as const;
const answered = (status: number, body = ''): TransportFailure =>
  new TransportFailure('status', { answer: { status, body } });

const setOnline = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });
afterEach(() => setOnline(true));

test.each([
  ['the limit of the call', new TransportFailure('timeout'), 'timeout'],
  ['HTTP 401', answered(401), 'unauthorized'],
  ['HTTP 500', answered(500, '<html>'), 'http'],
  ['HTTP 502', answered(502), 'http'],
  ['HTTP 404', answered(404, '<html>'), 'absent'],
  ['HTTP 405', answered(405), 'absent'],
  ['HTTP 501', answered(501, '{"status":501}'), 'absent'],
  ['HTTP 429', answered(429, '<html>'), 'busy'],
  ['no answer', new TransportFailure('network'), 'network'],
  ['a cancelled call', new TransportFailure('cancelled'), 'aborted'],
  ['code that fails on an answer', new TypeError('x is not a function'), 'malformed'],
  ['nothing at all', undefined, 'malformed'],
] as const)('%s', (_, thrown, code) => {
  const error = classify(sample, thrown);
  expect(error).toMatchObject({ name: 'RequestError', code, endpoint: 'sample' });
  expect(error.cause).toBe(thrown);
});

test('HTTP 401 to a call that sends no session says nothing about the session', () => {
  const error = classify({ ...sample, authorization: 'none' }, answered(401, '<h1>Firewall</h1>'));
  expect(error).toMatchObject({ code: 'http', status: 401 });
});

test('no answer on a device without a network is offline', () => {
  setOnline(false);
  expect(classify(sample, new TransportFailure('network')).code).toBe('offline');
});

test('a call that was answered is not offline, even if the browser reports no network', () => {
  setOnline(false);
  expect(classify(sample, answered(503)).code).toBe('http');
});

test('a bad status keeps its number', () => {
  expect(classify(sample, answered(502)).status).toBe(502);
});

test.each([400, 403, 404, 429, 500])(
  'the refusal in the body of a %d has the gateway’s sentence',
  (status) => {
    const body = JSON.stringify({
      success: false,
      message: 'Slow down',
      errorCode: 'TOO_MANY_REQUEST_IP',
      value: 3,
    });
    expect(classify(sample, answered(status, body))).toMatchObject({
      code: 'gateway',
      message: 'Slow down',
      errorCode: 'TOO_MANY_REQUEST_IP',
      value: 3,
      status,
    });
  },
);

test.each([502, 503, 504])(
  'a %d comes from a server that did not reach the gateway: its body is no refusal',
  (status) => {
    const body = '{"success":false,"errorCode":"customer.not.login","message":"Down"}';
    const error = classify(sample, answered(status, body));
    expect(error).toMatchObject({ code: 'http', status, errorCode: undefined });
    expect(error.message).not.toContain('Down');
  },
);

test.each(['{"success":true,"value":1}', '[1]', 'null', '{"path":"/wps"}'])(
  'the body %s of a bad status is no refusal',
  (body) => {
    expect(classify(sample, answered(500, body)).code).toBe('http');
  },
);

test('what a framework writes about its own error is no sentence of the gateway', () => {
  const body = '{"statusCode":404,"error":"Not Found","message":"Route GET:/x not found"}';
  expect(classify(sample, answered(404, body))).toMatchObject({ code: 'absent', status: 404 });
  expect(classify(sample, answered(500, body)).message).toBe('the gateway answered 500');
});

test('a call is absent by a code of the platform, and the error keeps code and sentence', () => {
  const body = '{"success":false,"errorCode":"E-1404","message":"Unknown"}';
  const expected = { code: 'absent', errorCode: 'E-1404', message: 'Unknown', status: 400 };
  expect(classify(sample, answered(400, body), ['E-1404'])).toMatchObject(expected);
  expect(classify(sample, answered(400, body))).toMatchObject({ ...expected, code: 'gateway' });
});

test('a RequestError stays as it is', () => {
  const known = new RequestError('url', 'sample', 'url_null');
  expect(classify({ ...sample, name: 'other' }, known)).toBe(known);
});
