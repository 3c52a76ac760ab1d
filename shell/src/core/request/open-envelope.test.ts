import { CUSTOMER_NOT_LOGIN, defineEndpoint } from '@tessera/contract';
import * as v from 'valibot';
import { openEnvelope } from './open-envelope';
import { isAbsent, type RequestError } from './request-error';

const endpoint = defineEndpoint({
  name: 'sample',
  method: 'GET',
  path: '/wps/sample',
  request: v.object({}),
  answer: v.object({ count: v.number(), list: v.optional(v.array(v.object({ id: v.string() })), []) }),
  authorization: 'none',
});

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => said.mockRestore());

const thrown = (text: string, from = endpoint): RequestError => {
  try {
    openEnvelope(from, text);
  } catch (error) {
    return error as RequestError;
  }
  throw new Error('the envelope should not have opened');
};

test('returns the value, parsed with the schema of the call', () => {
  const text = '{"success":true,"value":{"count":1,"unknown":true},"message":null,"errorCode":null}';
  expect(openEnvelope(endpoint, text)).toEqual({ count: 1, list: [] });
});

test('a bare answer has no envelope', () => {
  expect(openEnvelope({ ...endpoint, bare: true }, '{"count":2}')).toEqual({ count: 2, list: [] });
});

test.each(['{"success":true}', '{"success":true,"value":null}'])(
  'success without a value where the call needs one is empty, and counts as the absence of the call: %s',
  (text) => {
    expect(thrown(text)).toMatchObject({ code: 'empty' });
    expect(isAbsent(thrown(text))).toBe(true);
    expect(said).not.toHaveBeenCalled();
  },
);

test('a refusal carries sentence, code and value', () => {
  const text = '{"success":false,"message":"No","errorCode":"login_verify_required","value":{"sms":true}}';
  expect(thrown(text)).toMatchObject({
    code: 'gateway',
    message: 'No',
    errorCode: 'login_verify_required',
    value: { sms: true },
  });
  expect(said).not.toHaveBeenCalled();
});

test('an answer without success but with a reason is a refusal', () => {
  expect(thrown(JSON.stringify({ message: CUSTOMER_NOT_LOGIN }))).toMatchObject({
    code: 'gateway',
    message: CUSTOMER_NOT_LOGIN,
  });
});

test.each([
  ['a page', '<html>', 'not JSON'],
  ['nothing', '', 'not JSON'],
  ['half an answer', '{"success":true,"val', 'not JSON'],
  ['a list', '[]', 'the answer itself'],
  ['null', 'null', 'the answer itself'],
  ['another envelope', '{"code":0,"data":{"count":1}}', 'the answer itself'],
  ['success that is neither yes nor no', '{"success":"perhaps","message":"OK"}', 'success'],
  ['a value of another type', '{"success":true,"value":{"count":"many"}}', 'count'],
  ['a bad item deep inside', '{"success":true,"value":{"count":1,"list":[{"id":"a"},{}]}}', 'list.1.id'],
])('%s is malformed, and the console says where', (_, text, where) => {
  const error = thrown(text);
  expect(error.code).toBe('malformed');
  expect(error.message).toContain(where);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('sample'));
});

test('the console does not repeat the content of the answer', () => {
  thrown('{"success":true,"value":{"count":"4111 1111 1111 1111"}}');
  expect(JSON.stringify(said.mock.calls)).not.toContain('4111');
});
