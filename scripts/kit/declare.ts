import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { emitDeclarations } from '../api/emit-declarations';
import { inWorkspace } from '../workspace';
import { type Files, published, resolveSource } from './compile';
import { entriesOf, type KitPackage } from './kit-packages';
import { relativeImports, renameImports } from './relative-imports';

const isTypeScript = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const declarationOf = (file: string): string => file.replace(/\.tsx?$/, '.d.ts');

/** Declarations of modules that are no code: styles and pictures. */
const AMBIENT = 'shared/ui/src/types/assets.d.ts';

/** Writes the declarations of all packages at once, with comments. @returns the folder that has them */
export const declareAll = (packages: readonly KitPackage[]): string => {
  const entries = packages.flatMap((kit) =>
    entriesOf(kit)
      .filter(isTypeScript)
      .map((file): [string, string] => {
        const subpath = [...kit.exports].find(([, one]) => one === file)?.[0];
        const name = `${kit.manifest.name}${subpath?.slice(1) ?? `/${file}`}`;
        return [name, path.join(kit.folder, file)];
      }),
  );
  return emitDeclarations(new Map(entries), inWorkspace('.cache', `kit-${process.pid}`), {
    comments: true,
    types: ['node', 'jest'],
    also: [AMBIENT],
  });
};

/** The published name of a module in a declaration, with an ending as Node wants it. */
const specifierFor = (from: string, specifier: string): string | undefined => {
  const target = resolveSource(from, specifier);
  if (target === undefined) return undefined;
  const relative = path.relative(path.dirname(from), published(target));
  return relative.startsWith('.') ? relative : `./${relative}`;
};

/** The declarations of one package: of its entries, and of every module that these lead to. */
export function declarationsOf(kit: KitPackage, emitted: string): Files {
  const dir = inWorkspace(kit.folder);
  const files: Files = new Map();
  const waiting = [...kit.exports.values()].map((entry) => path.join(dir, entry));
  const seen = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const from = file;
    if (seen.has(from)) continue;
    seen.add(from);
    const ownDeclaration = from.replace(/\.cjs$/, '.d.cts');
    const source = isTypeScript(from)
      ? path.join(emitted, path.relative(inWorkspace(), declarationOf(from)))
      : ownDeclaration;
    if (!/\.d\.c?ts$/.test(source) || !existsSync(source)) continue;
    const text = readFileSync(source, 'utf8');
    const name = published(path.relative(dir, isTypeScript(from) ? declarationOf(from) : ownDeclaration));
    files.set(
      name,
      renameImports(text, (specifier) => specifierFor(from, specifier)),
    );
    for (const specifier of relativeImports(text)) {
      const target = resolveSource(from, specifier);
      if (target !== undefined) waiting.push(target);
    }
  }
  return files;
}
