import type { Compilation, Dependency, Module } from 'webpack';

/** A name that some code takes from the shell's face; `*` for all of a subpath. */
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
  // What an import is evaluated for has no names; each name that is used has a dependency of its own.
  if (subpath === undefined || !('ids' in dependency) || !Array.isArray(dependency.ids)) return undefined;
  return { subpath, name: String(dependency.ids[0] ?? ALL) };
}

/** Whether some code asks for a subpath of the face at all, with names or without. */
const asksFor = (dependency: Dependency): string | undefined =>
  'request' in dependency ? FACE.exec(String(dependency.request))?.[1] : undefined;

/** What a build's code takes from the shell's face, each name once. */
export function takenNames({ modules }: Compilation): readonly Taken[] {
  const dependencies = [...modules].flatMap(dependenciesOf);
  const taken = dependencies.flatMap((dependency) => takenBy(dependency) ?? []);
  const asked = dependencies.flatMap((dependency) => asksFor(dependency) ?? []);
  const nameless = asked.filter((subpath) => !taken.some((one) => one.subpath === subpath));
  const all = [...taken, ...nameless.map((subpath) => ({ subpath, name: '' }))];
  return [...new Map(all.map((one) => [`${one.subpath} ${one.name}`, one])).values()];
}
