import * as v from 'valibot';
import { describeGateway } from './describe-gateway';
import { jsonSchema } from './json-schema';

test('a schema is described by what it reads', () => {
  const schema = v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    kind: v.picklist(['a', 'b']),
    names: v.optional(v.array(v.string()), []),
    lenient: v.fallback(v.number(), 0),
    any: v.pipe(v.unknown(), v.transform(String), v.string()),
    of: v.nullish(v.record(v.string(), v.boolean())),
  });
  expect(jsonSchema(schema)).toEqual({
    type: 'object',
    properties: {
      id: { type: 'string' },
      kind: { enum: ['a', 'b'] },
      names: { type: 'array', items: { type: 'string' } },
      lenient: { type: 'number' },
      any: { type: 'string' },
      of: { type: 'object', additionalProperties: { type: 'boolean' } },
    },
    required: ['id', 'kind'],
  });
});

test('request and answer are examples of their call', () => {
  const answer = { success: true, value: 'MIIB' };
  const { paths } = describeGateway(
    new Map([
      ['rsaKey', { request: { t: 1 }, answer }],
      ['logout', { request: {}, answer: { success: true } }],
    ]),
  );
  expect(paths).toHaveProperty(
    ['/wps/session/logout', 'post', 'requestBody', 'content', 'application/json', 'example'],
    {},
  );
  expect(paths).toHaveProperty(
    ['/wps/session/key/rsa', 'get', 'responses', '200', 'content', 'application/json', 'example'],
    answer,
  );
});

test('the document has the calls with query, body, envelope, and whether the specification names them', () => {
  const { paths } = describeGateway();
  expect(paths).toHaveProperty(
    ['/wps/v2/system/status', 'get'],
    expect.objectContaining({ operationId: 'status', 'x-specified': true, security: [] }),
  );
  expect(paths).toHaveProperty(
    ['/wps/v2/system/status', 'get', 'parameters'],
    expect.arrayContaining([expect.objectContaining({ name: 'device', in: 'query', required: true })]),
  );
  expect(paths).toHaveProperty(
    ['/wps/session/login', 'post', 'requestBody', 'content', 'application/json', 'schema', 'required'],
    ['value'],
  );
  expect(paths).toHaveProperty([
    '/wps/session/login',
    'post',
    'requestBody',
    'content',
    'application/json',
    'x-plain',
    'properties',
    'username',
  ]);
  expect(paths).toHaveProperty(['/wps/relay/MCSFE_getWalletBalance', 'get', 'x-specified'], false);
  expect(paths).toHaveProperty(['/wps/relay/MCSFE_getWalletBalance', 'get', 'security'], [{ token: [] }]);
});
