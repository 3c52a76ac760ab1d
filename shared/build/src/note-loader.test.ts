const withoutNotes: (source: string) => string = require('./note-loader.cjs');

test('the notes of a file with the line endings of Windows are removed', () => {
  const file = "  path: '/a',\r\n  assumed: 'The path',\r\n  owner:\r\n    'shell',\r\n  timeout: 1,\r\n";
  expect(withoutNotes(file)).toBe("  path: '/a',\r\n  timeout: 1,\r\n");
});

test('the note of a call is removed, with single or double quotes, on its own line or not; everything else stays', () => {
  const call = (note: string) =>
    `export const one = defineEndpoint({\n  path: '/a',\n${note}  timeout: 1,\n});\n`;
  for (const note of ["  assumed: 'The path, and all',\n", '  assumed:\n    "The gateway\'s path",\n']) {
    expect(withoutNotes(call(note))).toBe(call(''));
  }
  expect(withoutNotes(call("  owner: 'shell',\n  holds: 'a code (R1.1)',\n"))).toBe(call(''));
  expect(withoutNotes("{\n    timeout: 1,\n    assumed: 'The path'\n}")).toBe('{\n    timeout: 1,\n}');
  expect(withoutNotes("  readonly assumed?: string;\n  'assumed: no note',\n")).toContain('assumed?: string');
});
