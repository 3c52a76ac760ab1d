import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '.';
import * as contract from '.';

const page = readFileSync(path.join(__dirname, '../../../docs/gateway-contract.md'), 'utf8');
const rowsUnder = (heading: string): string[][] => {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value && 'method' in value;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);

/** The row that a reader must find, with the defaults of the request client. */
const rowOf = (call: Endpoint): string[] => [
  `\`${call.name}\``,
  call.method,
  `\`${call.path}\``,
  call.authorization,
  call.encrypted ? 'yes' : '',
  call.cached ? 'yes' : '',
  `${(call.timeout ?? 5_000) / 1_000} s`,
  String(call.concurrency ?? 10),
  call.moduleId ?? '',
];

test.each(endpoints)('docs/gateway-contract.md says of $name what the contract says', (call) => {
  expect(rowsUnder('Calls')).toContainEqual(rowOf(call));
});

test('docs/gateway-contract.md names no call that the contract does not have', () => {
  expect(rowsUnder('Calls')).toHaveLength(endpoints.length);
});

test('docs/gateway-contract.md lists every call whose shape is our assumption', () => {
  const listed = rowsUnder('Assumptions').map(([what]) => what);
  const assumed = endpoints.filter((call) => call.assumed).map(({ name }) => `\`${name}\``);
  expect(listed).toEqual(expect.arrayContaining(assumed));
});
