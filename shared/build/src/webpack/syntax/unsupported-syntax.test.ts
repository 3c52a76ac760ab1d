import { unsupportedSyntax } from './unsupported-syntax';

test.each([
  ['class A { #a = 1; static b = 2; has(o) { return #a in o; } }'],
  ['a ??= 1_000; b ||= c?.d; async function* e() { for await (const f of g) yield f; }'],
  ['/(?<year>\\d{4})\\p{L}/du.exec(a)'],
  ['/\\(?<=a/; /[(?<=a)]/; /[\\](?<=a)]/; /(\\d?<=a)/; /\\\\\\(?<!a/'],
  ["new RegExp('[(?<=a)]'); new RegExp(a); other('(?<=a)')"],
])('the oldest browsers parse %s', (script) => {
  expect(unsupportedSyntax(script)).toEqual([]);
});

test.each([
  ['class A { static { run(); } }', 'a class static block'],
  ['a(/(?<=\\$)\\d/)', 'a lookbehind in a regular expression'],
  ['a(/[x](?<!b)/g)', 'a lookbehind in a regular expression'],
  ["a(new RegExp('(?<=b)c'))", 'a lookbehind in a regular expression'],
  ["a(RegExp('(?<!b)c', 'u'))", 'a lookbehind in a regular expression'],
  ['a(/[\\p{L}--[a-z]]/v)', 'Invalid regular expression flag'],
  ['a(/(?i:a)b/)', 'Invalid regular expression: /(?i:a)b/: Invalid group'],
  ['{ using a = b; }', 'Unexpected token'],
])('the oldest browsers do not parse %s: %s', (script, what) => {
  expect(unsupportedSyntax(script)).toEqual([expect.objectContaining({ what })]);
});

test('the place is that of the syntax: lines from 1, columns from 0', () => {
  expect(unsupportedSyntax('a();\n  b(/(?<=c)/, /(?<=d)/);')).toMatchObject([
    { line: 2, column: 4 },
    { line: 2, column: 14 },
  ]);
  expect(unsupportedSyntax('a();\n  b(/c/v);')).toMatchObject([{ line: 2 }]);
});
