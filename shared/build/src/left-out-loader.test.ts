import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { withoutUnusedParts } from './webpack/unused-modules';

type Load = (
  this: { readonly resourcePath: string; getOptions(): { readonly names: readonly string[] } },
  source: string,
) => string;
const leftOut: Load = require('./left-out-loader.cjs');

const load = (source: string, ...names: string[]): string =>
  leftOut.call({ resourcePath: '/library/file.js', getOptions: () => ({ names }) }, source);

const library = `const kept = 1;
async function loadOne({
  name
}) {
  if (name) {
    return kept;
  }
}
var Boundary = class extends Component {
  render() {
    return loadOne({});
  }
};
Boundary.contextType = Context;
class Filler {
	nest(text) {
		if (text) {
			return text;
		}
	}
	fill() { return this.nest('a'); }
}
`;

test('functions, classes and methods are left out, and a call of one throws', () => {
  expect(load(library, 'loadOne', 'Boundary', 'nest')).toBe(`const kept = 1;
var loadOne;
var Boundary;

class Filler {

	fill() { return this.nest('a'); }
}
`);
});

test('a file without the part stops the build with a message', () => {
  expect(() => load(library, 'loadOne', 'render', 'loadTwo')).toThrow(
    '/library/file.js has no "loadTwo": adapt shared/build/src/webpack/unused-modules.ts',
  );
});

const shell = path.resolve(__dirname, '../../../shell');
const parts = withoutUnusedParts(shell).map(({ resource, use }) => ({
  file: String(resource),
  place: String(resource).replace(/.*node_modules\//, ''),
  ...(use as { readonly options: { readonly names: readonly string[] } }).options,
}));

// An update of a library that renames a part would bring its code back into every page.
test.each(parts)('$place has $names, and can be read without', ({ file, names }) => {
  const source = readFileSync(file, 'utf8');
  const rest = load(source, ...names);
  expect(rest.length).toBeLessThan(source.length - 200);
  expect(() => parseSync(rest)).not.toThrow();
});
