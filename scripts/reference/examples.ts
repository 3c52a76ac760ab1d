import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const REGION = /^\/\/ #region (\w+)\n([\s\S]*?)^\/\/ #endregion \1$/gm;
const IMPORT = /^import (?:type )?\{([^}]*)\} from '([^']+)';$/gm;

/** The imports of a file that a part of it needs, one line for each module. */
function importsFor(source: string, code: string): readonly string[] {
  const words = new Set(code.replaceAll(/\/\*[\s\S]*?\*\/|'[^'\n]*'/g, '').match(/\w+/g));
  return [...source.matchAll(IMPORT)].flatMap(([, list = '', module = '']) => {
    const used = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => words.has(name));
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${module}';`] : [];
  });
}

/**
 * The examples of a module by the name of the function: the code between `// #region name` and `// #endregion name`,
 * with the imports that it needs.
 */
export function readExamples(folder: string, module: string): ReadonlyMap<string, string> {
  const file = path.join(folder, `${module}.tsx`);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map(
    [...source.matchAll(REGION)].map(([, name = '', code = '']) => [
      name,
      [...importsFor(source, code), '', code.trim()].join('\n'),
    ]),
  );
}
