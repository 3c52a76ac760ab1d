import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Ends the last statement of a script, whatever it is. */
const SEPARATOR = ';\n';

const lines = (text: string): number => text.split('\n').length - 1;

/**
 * Writes several scripts into one, in order, and joins their source maps (an index map with a section for each), so that
 * a stack trace still leads to the right line.
 * @param dir the folder of all files
 * @param target the name of the joined script; it can be one of the parts
 */
export function joinScripts(dir: string, parts: readonly string[], target: string): void {
  const sections: object[] = [];
  let joined = '';
  for (const file of parts) {
    const map = path.join(dir, `${file}.map`);
    if (existsSync(map))
      sections.push({
        offset: { line: lines(joined), column: 0 },
        map: JSON.parse(readFileSync(map, 'utf8')),
      });
    joined += readFileSync(path.join(dir, file), 'utf8') + SEPARATOR;
  }
  writeFileSync(path.join(dir, target), joined);
  if (sections.length > 0)
    writeFileSync(path.join(dir, `${target}.map`), JSON.stringify({ version: 3, file: target, sections }));
}
