import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Module, parseSync } from '@swc/core';

/** One import of a file by another one of the same package; both paths are relative to the package's `src`. */
export interface SourceImport {
  readonly from: string;
  readonly to: string;
}

export interface Sources {
  /** Every TypeScript file of the package except declarations, relative to `src`, with forward slashes. */
  readonly files: readonly string[];
  readonly imports: readonly SourceImport[];
  /** Relative imports of files outside of the package; `to` is relative to `src` too. */
  readonly outside: readonly SourceImport[];
}

/** A package as its own files import it by name. */
export interface OwnPackage {
  readonly name: string;
  /** From a subpath such as `./session` to a file relative to the package, such as `./src/public/session.ts`. */
  readonly exports?: Readonly<Record<string, string>> | undefined;
}

/**
 * Reads what the files of a package import from each other.
 * Counts `import`, `export … from`, `import()` and `import('…').Type`. Ignores styles, pictures and JSON.
 * @param src the absolute path of the package's `src` folder
 * @param own an import of the package by its own name counts as an import of the file that it exports there
 */
export const readSources = (src: string, own: OwnPackage): Sources => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .sort();
  const known = new Set(files);

  const resolve = (from: string, specifier: string): string | undefined => {
    if (specifier === own.name || specifier.startsWith(`${own.name}/`))
      return own.exports?.[`.${specifier.slice(own.name.length)}`]?.replace('./src/', '');
    if (!specifier.startsWith('.')) return undefined;
    const base = path.posix.join(path.posix.dirname(from), specifier);
    return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
      .map((end) => base + end)
      .find((at) => known.has(at));
  };

  const written = files.flatMap((from) => {
    const code = readFileSync(path.join(src, from), 'utf8');
    const parsed = parseSync(code, { syntax: 'typescript', tsx: from.endsWith('.tsx'), decorators: true });
    return [...specifiers(parsed)].map((specifier) => ({ from, specifier }));
  });
  const imports = written.flatMap(({ from, specifier }) => {
    const to = resolve(from, specifier);
    return to === undefined || to === from ? [] : [{ from, to }];
  });
  const outside = written
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ from, specifier }) => ({ from, to: path.posix.join(path.posix.dirname(from), specifier) }))
    .filter(({ to }) => to.startsWith('../../'));
  return { files, imports, outside };
};

/** Walks the whole syntax tree because `import()` and `import('…').Type` can stand anywhere in it. */
const specifiers = (module: Module): Set<string> => {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child);
      return;
    }
    if (!isNode(node)) return;
    const specifier = specifierOf(node);
    if (specifier !== undefined) found.add(specifier);
    for (const child of Object.values(node)) visit(child);
  };
  visit(module.body);
  return found;
};

type SyntaxNode = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;

const stringOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'StringLiteral' && typeof node.value === 'string' ? node.value : undefined;

const specifierOf = (node: SyntaxNode): string | undefined => {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return stringOf(node.source);
    case 'TsImportType':
      return stringOf(node.argument);
    case 'CallExpression': {
      const isImport = isNode(node.callee) && node.callee.type === 'Import';
      const [first] = Array.isArray(node.arguments) ? node.arguments : [];
      return isImport && isNode(first) ? stringOf(first.expression) : undefined;
    }
    default:
      return undefined;
  }
};
