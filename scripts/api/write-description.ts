import type { PublicApi } from './roll-up';

const line = (text: string): string => `${text}\n`;

/** A name a line, so that a changed name is a changed line. */
const list = (head: string, items: readonly string[], tail: string, indent = ''): string =>
  [`${indent}${head}`, ...items.map((item) => `${indent}  ${item},`), `${indent}${tail}`].map(line).join('');

/** A whole module is imported in a line of its own. */
const importLines = (from: string, names: readonly string[]): readonly string[] => {
  const whole = names.filter((name) => name.startsWith('* as '));
  const single = names.filter((name) => !whole.includes(name));
  const lines = whole.map((name) => line(`import type ${name} from '${from}';`));
  return single.length > 0 ? [...lines, list('import type {', single, `} from '${from}';`)] : lines;
};

/** A declaration as it stands in a `.d.ts` file. */
const statement = (text: string): string => {
  const needsDeclare = /^(abstract|class|const|enum|function|let|namespace|var)\b/.test(text);
  return `${needsDeclare ? 'declare ' : ''}${text}`;
};

/**
 * The text of `api/<package>.d.ts`. It is sorted by names and has no paths of files, so that moving code changes nothing
 * in it.
 */
export const writeDescription = (name: string, { exports, declarations, imports }: PublicApi): string => {
  const head = line(
    `// The public API of ${name}. \`pnpm api\` writes this file from the types: change the sources instead.`,
  );
  const outside = [...imports]
    .sort()
    .flatMap(([from, names]) => importLines(from, [...names].sort()))
    .join('');
  const modules = [...exports].map(([entry, names]) =>
    [line(`declare module '${entry}' {`), list('export {', names, '};', '  '), line('}')].join(''),
  );
  const declared = declarations.map(({ text }) => line(statement(text)));
  return [head, ...(outside ? [outside] : []), ...modules, declared.join('')].join('\n');
};
