import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ModuleItem, parseSync } from '@swc/core';

/** Names of the shell's public API by subpath: `{ session: ['useSession'] }`. */
export type ApiNames = Readonly<Record<string, readonly string[]>>;

/** For tests, and for the build of early views: no page has them. */
const offPage = ['testing', 'prerender'];

const itemsOf = (file: string): readonly ModuleItem[] =>
  parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body;

function fileOf(from: string, source: string): string {
  const target = path.resolve(path.dirname(from), source);
  const endings = /\.js$/.test(target) ? [''] : ['.ts', '.tsx', '/index.ts', '/index.tsx'];
  const found = endings.map((ending) => target + ending).find((candidate) => existsSync(candidate));
  if (found) return found;
  throw new Error(`${from} exports all of ${source}, which is no file of the shell`);
}

function declaredBy(item: ModuleItem): readonly string[] {
  if (item.type !== 'ExportDeclaration') return [];
  const { declaration } = item;
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
    return [declaration.identifier.value];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
}

function namedBy(item: ModuleItem): readonly string[] {
  if (item.type !== 'ExportNamedDeclaration' || ('typeOnly' in item && item.typeOnly)) return [];
  return item.specifiers.flatMap((specifier) => {
    if (specifier.type !== 'ExportSpecifier' || specifier.isTypeOnly) return [];
    return [(specifier.exported ?? specifier.orig).value];
  });
}

/** The values that a module exports. Types do not exist at run time. */
function namesIn(file: string): readonly string[] {
  return itemsOf(file).flatMap((item) => {
    if (item.type === 'ExportAllDeclaration') return namesIn(fileOf(file, item.source.value));
    return [...declaredBy(item), ...namedBy(item)];
  });
}

/** The sources of a workspace are one file for types and code; a published package has two. */
type Target = string | { readonly default: string };

/** @returns every name of every subpath that the package.json of the shell in a folder exports */
export function exportedNames(shellDir: string): ApiNames {
  const { exports } = JSON.parse(readFileSync(path.join(shellDir, 'package.json'), 'utf8'));
  const subpaths = Object.entries<Target>(exports).map(([subpath, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    return [subpath.replace('./', ''), path.join(shellDir, file)] as const;
  });
  return Object.fromEntries(
    subpaths
      .filter(([subpath]) => !offPage.includes(subpath))
      .map(([subpath, file]) => [subpath, [...new Set(namesIn(file))].sort()]),
  );
}
