import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ModuleItem, parseSync } from '@swc/core';

/** Names of the shell's public API by subpath: `{ session: ['useSession'] }`. */
export type ApiNames = Readonly<Record<string, readonly string[]>>;

/** Only tests use it; no page has it. */
const TESTING = 'testing';

const itemsOf = (file: string): readonly ModuleItem[] =>
  parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body;

function fileOf(from: string, source: string): string {
  const target = path.resolve(path.dirname(from), source);
  const candidates = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => target + ending);
  const found = candidates.find((candidate) => existsSync(candidate));
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

/** @returns every name of every subpath that the package.json of the shell in a folder exports */
export function exportedNames(shellDir: string): ApiNames {
  const { exports } = JSON.parse(readFileSync(path.join(shellDir, 'package.json'), 'utf8'));
  const subpaths = Object.entries<string>(exports).map(
    ([subpath, file]) => [subpath.replace('./', ''), path.join(shellDir, file)] as const,
  );
  return Object.fromEntries(
    subpaths
      .filter(([subpath]) => subpath !== TESTING)
      .map(([subpath, file]) => [subpath, [...new Set(namesIn(file))].sort()]),
  );
}
