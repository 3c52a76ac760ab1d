import type { Compilation, Dependency, Module } from 'webpack';

/** A name that code imports from the shell's public API; `*` for all of a subpath. */
export interface Imported {
  readonly subpath: string;
  readonly name: string;
}

const PUBLIC_API = /^@tessera\/shell\/(.+)$/;
const ALL = '*';

type Block = Pick<Module, 'dependencies' | 'blocks'>;
const dependenciesOf = ({ dependencies, blocks }: Block): readonly Dependency[] => [
  ...dependencies,
  ...blocks.flatMap(dependenciesOf),
];

function importedBy(dependency: Dependency): Imported | undefined {
  const request = 'request' in dependency ? String(dependency.request) : '';
  const subpath = PUBLIC_API.exec(request)?.[1];
  // A dependency for evaluation has no names; each used name has its own dependency.
  if (subpath === undefined || !('ids' in dependency) || !Array.isArray(dependency.ids)) return undefined;
  return { subpath, name: String(dependency.ids[0] ?? ALL) };
}

/** Whether code imports a subpath of the public API, with names or without. */
const asksFor = (dependency: Dependency): string | undefined =>
  'request' in dependency ? PUBLIC_API.exec(String(dependency.request))?.[1] : undefined;

/** The names that a build imports from the shell's public API, each once. */
export function importedNames({ modules }: Compilation): readonly Imported[] {
  const dependencies = [...modules].flatMap(dependenciesOf);
  const imported = dependencies.flatMap((dependency) => importedBy(dependency) ?? []);
  const asked = dependencies.flatMap((dependency) => asksFor(dependency) ?? []);
  const nameless = asked.filter((subpath) => !imported.some((one) => one.subpath === subpath));
  const all = [...imported, ...nameless.map((subpath) => ({ subpath, name: '' }))];
  return [...new Map(all.map((one) => [`${one.subpath} ${one.name}`, one])).values()];
}
