import { currentRelease } from '../../platform/release';
import { chosenRemotes } from '../choice';

/** A script or style that the release does not name was about to run. */
export class IntegrityFault extends Error {
  override readonly name = 'IntegrityFault';
  readonly code = 'integrity-unknown';
}

type Build = { readonly base: string; readonly integrity: Readonly<Record<string, string>> };

let hashes: Map<string, string> | undefined;

const filesOf = ({ base, integrity }: Build) =>
  Object.entries(integrity).map(([file, hash]) => [base + file, hash] as const);

/** Every file of this page's shell and remotes, by its path. */
function table(): Map<string, string> {
  hashes ??= new Map([currentRelease().shell, ...chosenRemotes()].flatMap(filesOf));
  return hashes;
}

/** Lets the code of one more build run, such as another version of a remote that the release names. */
export function trust(build: Build): void {
  for (const [file, hash] of filesOf(build)) table().set(file, hash);
}

/**
 * The hash that the file at an address must have. The release is the only source of them, but for a build on the
 * developer's own machine, which describes itself.
 * @throws IntegrityFault for an address that the release does not name, so that its code never runs
 */
export function integrityOf(address: string): string {
  const { origin, pathname } = new URL(address, location.origin);
  const hash = table().get(origin === location.origin ? pathname : origin + pathname);
  if (hash === undefined) throw new IntegrityFault(`${pathname} is not in the release`);
  return hash;
}
