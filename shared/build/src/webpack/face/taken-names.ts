import type { Compilation, Dependency, Module } from 'webpack';

/** A name that code imports from the shell's public API; `*` for all of a subpath. */
export interface Taken {
  readonly subpath: string;
  readonly name: string;
}

const FACE = /^@tessera\/shell\/(.+)$/;
const ALL = '*';

type Block = Pick<Module, 'dependencies' | 'blocks'>;
const dependenciesOf = ({ dependencies, blocks }: Block): readonly Dependency[] => [
  ...dependencies,
  ...blocks.flatMap(dependenciesOf),
];

function takenBy(dependency: Dependency): Taken | undefined {
  const request = 'request' in dependency ? String(dependency.request) : '';
  const subpath = FACE.exec(request)?.[1];
  // A dependency for evaluation has no names; each used name has its own dependency.
  if (subpath === undefined || !('ids' in dependency) || !Array.isArray(dependency.ids)) return undefined;
  return { subpath, name: String(dependency.ids[0] ?? ALL) };
}

/** Whether code imports a subpath of the public API, with names or without. */
const asksFor = (dependency: Dependency): string | undefined =>
  'request' in dependency ? FACE.exec(String(dependency.request))?.[1] : undefined;

/** The names that a build imports from the shell's public API, each once. */
export function takenNames({ modules }: Compilation): readonly Taken[] {
  const dependencies = [...modules].flatMap(dependenciesOf);
  const taken = dependencies.flatMap((dependency) => takenBy(dependency) ?? []);
  const asked = dependencies.flatMap((dependency) => asksFor(dependency) ?? []);
  const nameless = asked.filter((subpath) => !taken.some((one) => one.subpath === subpath));
  const all = [...taken, ...nameless.map((subpath) => ({ subpath, name: '' }))];
  return [...new Map(all.map((one) => [`${one.subpath} ${one.name}`, one])).values()];
}
