import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { decode } from '@jridgewell/sourcemap-codec';
import { array, number, object, parse, string, union } from 'valibot';

const plain = object({ sources: array(string()), mappings: string() });
/** Of several scripts that were joined, each from the start of a line. */
const joined = object({ sections: array(object({ offset: object({ line: number() }), map: plain })) });
const anyMap = union([plain, joined]);

/** The package of a source in a source map; our own packages by their folder. */
function packageOf(source: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (library !== undefined) return library;
  const [, ours] = /\/((?:shared\/)?[\w-]+)\/src\//.exec(source) ?? [];
  return ours ?? (source.includes('/./src/') ? 'own code' : 'webpack');
}

/** The code of each package in a built script. */
function codeByPackage(file: string): ReadonlyMap<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const read = parse(anyMap, JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const sections = 'sections' in read ? read.sections : [{ offset: { line: 0 }, map: read }];
  const found = new Map<string, string>();
  for (const { offset, map } of sections) {
    for (const [at, segments] of decode(map.mappings).entries()) {
      const line = lines[at + offset.line] ?? '';
      for (const [i, [from, source]] of segments.entries()) {
        const name = packageOf(map.sources[source ?? -1] ?? '');
        found.set(name, (found.get(name) ?? '') + line.slice(from, segments[i + 1]?.[0]));
      }
    }
  }
  return found;
}

/** A table of the packages in a built script: the bytes of each, compressed alone with brotli. */
export function packageTable(file: string): string {
  const rows = [...codeByPackage(file)]
    .map(([name, code]) => [name, brotliCompressSync(code).length] as const)
    .sort(([, a], [, b]) => b - a);
  return [
    `${file}: ${brotliCompressSync(readFileSync(file)).length}`,
    ...rows.map(([name, bytes]) => `${String(bytes).padStart(8)}  ${name}`),
  ].join('\n');
}
