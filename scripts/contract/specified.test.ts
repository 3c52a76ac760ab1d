import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@tessera/contract';
import { assumed } from '../../e2e/wire/assumed';
import type { Call } from '../../e2e/wire/call';
import { specified } from '../../e2e/wire/specified';
import { specification } from '../../sandbox/src/gateway/specification';
import { endpoints } from './endpoints';

// The end-to-end tests compare the table with sent calls; this test finds a misspelling without a build.
const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const named: readonly Call[] = [...specified, ...assumed.withoutPath];

/** The top-level names of a valibot schema. */
function namesOf(schema: object): readonly string[] {
  if ('entries' in schema) return Object.keys(Object(schema.entries));
  if ('options' in schema && Array.isArray(schema.options)) return schema.options.flatMap(namesOf);
  return 'wrapped' in schema ? namesOf(Object(schema.wrapped)) : [];
}

test.each(named)(
  'the contract spells $call as $row does',
  ({ call, query, body, headers, unsent = {}, ...row }) => {
    const endpoint = endpoints.find((one) => callOf(one) === call);
    expect(endpoint).toMatchObject({
      ...(row.encrypted && { encrypted: true }),
      ...(headers?.ModuleId !== undefined && { moduleId: headers.ModuleId }),
      ...(row.token === 'always' && { authorization: 'required' }),
      ...(row.token === 'never' && { authorization: 'none' }),
    });
    const wanted = Object.keys({ ...query, ...body })
      .filter((name) => !(name in unsent))
      .map((name) => name.replace(/\[?[\].].*$/, ''));
    expect(namesOf(endpoint?.request ?? {})).toEqual(expect.arrayContaining(wanted));
  },
);

test('each call of the contract is one of the specification or one of our assumptions, and the page for integrators says which', () => {
  const page = readFileSync(path.join(__dirname, '../../docs/gateway-contract.md'), 'utf8');
  const listed = page.split('\n## Assumptions\n')[1] ?? '';
  const ours = [...assumed.withoutPath.map(({ call }) => call), ...assumed.unnamed];
  expect(endpoints.map(callOf).sort()).toEqual([...specified.map(({ call }) => call), ...ours].sort());
  for (const endpoint of endpoints.filter((one) => ours.includes(callOf(one))))
    expect(listed).toContain(`| \`${endpoint.name}\``);
});

test('the sandbox’s merchant of the specification has exactly these calls, with the fields that the rows show', () => {
  expect(Object.keys(specification).sort()).toEqual(specified.map(({ call }) => call).sort());
  for (const { call, answer = [] } of specified) {
    const shown = specification[call] ?? [];
    // Fields of a refusal.
    const wanted = answer.filter((name) => !['email', 'ga', 'sms'].includes(name));
    for (const name of wanted.map((field) => field.replaceAll('[]', '')))
      expect([call, name, shown.some((field) => field === '' || `${name}.`.startsWith(`${field}.`))]).toEqual(
        [call, name, true],
      );
  }
});
