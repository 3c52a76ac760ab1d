import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Declaration, type DeclarationFile, type Origin, readDeclarationFile } from './declaration-file';

/** What importers of a package can see of it. */
export interface PublicApi {
  /** By the name that importers write, such as `@tessera/shell/session`: its exported names, sorted. */
  readonly exports: ReadonlyMap<string, readonly string[]>;
  /** Each exported declaration, and each one of the package that it refers to. */
  readonly declarations: readonly { readonly name: string; readonly text: string }[];
  /** By module: the names of other packages that the declarations refer to, as in an import. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Place {
  readonly file: string;
  readonly name: string;
}

/**
 * Where a name leads: to a declaration, to a whole file (`export * as name from`), or outside, which is another package
 * or a file without declarations, such as a catalog.
 */
type Found = Place | { readonly whole: string } | { readonly outside: Origin };

/**
 * Collects the public API of one package from declaration files.
 * @param entries from the name that importers write to the absolute path of the entry's declaration file
 * @throws Error when a name is exported or referred to that no file declares
 */
export const rollUp = (entries: ReadonlyMap<string, string>): PublicApi => {
  const read = new Map<string, DeclarationFile>();
  const fileOf = (file: string): DeclarationFile => {
    const known = read.get(file) ?? readDeclarationFile(file);
    read.set(file, known);
    return known;
  };

  const neighbour = (file: string, specifier: string): string | undefined => {
    if (!specifier.startsWith('.')) return undefined;
    const base = path.join(path.dirname(file), specifier.replace(/\.tsx?$/, ''));
    return [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((at) => existsSync(at));
  };

  const follow = (file: string, origin: Origin): Found | undefined => {
    const next = neighbour(file, origin.from);
    if (next === undefined) return { outside: origin };
    return origin.name === '*' ? { whole: next } : exported(next, origin.name);
  };

  const inside = (file: string, name: string): Found | undefined => {
    const { declarations, imports } = fileOf(file);
    if (declarations.has(name)) return { file, name };
    const origin = imports.get(name);
    return origin && follow(file, origin);
  };

  const exported = (file: string, name: string): Found | undefined => {
    const { exports, exportedModules } = fileOf(file);
    const target = exports.get(name);
    if (typeof target === 'string') return inside(file, target);
    if (target) return follow(file, target);
    return exportedModules
      .map((module) => neighbour(file, module))
      .flatMap((next) => (next === undefined ? [] : (exported(next, name) ?? [])))
      .at(0);
  };

  const namesOf = (file: string): readonly string[] => {
    const { exports, exportedModules } = fileOf(file);
    const others = exportedModules.flatMap((module) => {
      const next = neighbour(file, module);
      if (next === undefined) throw new Error(`${file} exports all of ${module}: name what it exports`);
      return namesOf(next);
    });
    return [...new Set([...exports.keys(), ...others])].sort();
  };

  const imports = new Map<string, Set<string>>();
  const declared = new Map<string, { name: string; text: string }>();

  const importAs = ({ from, name }: Origin, local: string): void => {
    const written = name === local ? name : `${name} as ${local}`;
    imports.set(from, (imports.get(from) ?? new Set()).add(written));
  };

  const include = (found: Found, local: string): void => {
    if ('outside' in found) {
      importAs(found.outside, local);
      return;
    }
    if ('whole' in found) {
      addWhole(found.whole, local);
      return;
    }
    const { file, name } = found;
    if (name !== local)
      throw new Error(`${file}: ${name} is used as ${local}. Use one name inside a package`);
    for (const declaration of fileOf(file).declarations.get(name) ?? []) add(file, name, declaration);
  };

  const add = (file: string, name: string, { text, uses, inlineImports }: Declaration): void => {
    const key = `${file} ${text}`;
    if (declared.has(key)) return;
    let written = text;
    const own = [...inlineImports].filter(([, origin]) => neighbour(file, origin.from));
    for (const [reference] of own)
      written = written.replaceAll(reference, reference.slice(reference.indexOf(').') + 2));
    declared.set(key, { name, text: written });
    for (const used of uses) {
      const found = inside(file, used);
      if (found) include(found, used);
    }
    for (const [, origin] of own) {
      const found = follow(file, origin);
      if (found) include(found, origin.name);
    }
  };

  const addWhole = (file: string, local: string): void => {
    const key = `${file} ${local}`;
    if (declared.has(key)) return;
    const names = namesOf(file);
    const list = names.map((name) => `        ${name},\n`).join('');
    declared.set(key, { name: local, text: `namespace ${local} {\n    export {\n${list}    };\n}` });
    for (const name of names) includeExport(file, name);
  };

  /** @throws Error when the file does not have the name */
  const includeExport = (file: string, name: string): void => {
    const found = exported(file, name);
    if (!found) throw new Error(`${file} exports ${name}, which no file declares`);
    include(found, 'name' in found ? found.name : name);
  };

  const exports = new Map<string, readonly string[]>();
  for (const [entry, file] of entries) {
    const names = namesOf(file);
    exports.set(entry, names);
    for (const name of names) includeExport(file, name);
  }
  const order = ({ name, text }: { name: string; text: string }): string => `${name} ${text}`;
  const declarations = [...declared.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return { exports, declarations, imports };
};
