import type { Endpoint } from '@tessera/contract';
import { specification } from '@tessera/sandbox';
import { endpoints } from '../contract/endpoints';
import { type JsonSchema, jsonSchema } from './json-schema';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** A GET sends its request as query. */
function queryOf({ request, method }: Endpoint): readonly JsonSchema[] {
  const { properties = {}, required = [] } = jsonSchema(request) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  if (method !== 'GET') return [];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const sealed = { type: 'object', properties: { value: { type: 'string' } }, required: ['value'] };

/** A request and the body of its answer. */
export interface CallExample {
  readonly request: unknown;
  readonly answer: unknown;
}

const bodyOf = ({ request, method, encrypted }: Endpoint, example: CallExample | undefined) =>
  method === 'GET'
    ? {}
    : {
        requestBody: {
          ...(encrypted && { description: 'Encrypted; the JSON text inside is `x-plain`.' }),
          content: {
            'application/json': {
              schema: encrypted ? sealed : jsonSchema(request),
              ...(encrypted && { 'x-plain': jsonSchema(request) }),
              ...(example && { [encrypted ? 'x-plain-example' : 'example']: example.request }),
            },
          },
        },
      };

const answerOf = ({ answer, bare }: Endpoint): JsonSchema =>
  bare
    ? jsonSchema(answer)
    : {
        type: 'object',
        properties: {
          success: { type: 'boolean' },
          value: jsonSchema(answer),
          errorCode: { type: ['string', 'null'] },
          message: { type: ['string', 'null'] },
        },
      };

/** One call. `x-specified`: the specification names it; any other is our assumption and may be absent. */
const operation = (endpoint: Endpoint, example: CallExample | undefined) => ({
  operationId: endpoint.name,
  ...(endpoint.assumed !== undefined && { description: `Assumed: ${endpoint.assumed}` }),
  'x-specified': `${endpoint.method} ${endpoint.path}` in specification,
  parameters: [
    header('Merchant', 'Code of the merchant'),
    header('Language', 'Code of the language'),
    ...(endpoint.moduleId === undefined ? [] : [header('ModuleId', endpoint.moduleId)]),
    ...queryOf(endpoint),
  ],
  ...bodyOf(endpoint, example),
  responses: {
    200: {
      description: endpoint.bare ? 'The value' : 'The envelope',
      content: {
        'application/json': {
          schema: answerOf(endpoint),
          ...(example && { example: example.answer }),
        },
      },
    },
  },
  security: endpoint.authorization === 'required' ? [{ token: [] }] : [],
});

/**
 * The calls of the contract as an OpenAPI 3.1 document.
 * @param examples by the name of the call
 */
export function describeGateway(examples: ReadonlyMap<string, CallExample> = new Map()): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path] ?? {};
    path[endpoint.method.toLowerCase()] = operation(endpoint, examples.get(endpoint.name));
    paths[endpoint.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'The gateway of Tessera', version: '1', description: 'See docs/gateway-contract.md.' },
    paths,
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
  };
}
