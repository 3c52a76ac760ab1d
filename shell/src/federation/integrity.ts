import { currentRelease } from '../start/release';
import { chosenRemotes } from './remotes';

/** A script or style that the release does not name was about to run. */
export class IntegrityFault extends Error {
  override readonly name = 'IntegrityFault';
  readonly code = 'integrity-unknown';
}

let hashes: ReadonlyMap<string, string> | undefined;

/** Every file of this page's shell and remotes, by its path. */
function table(): ReadonlyMap<string, string> {
  const builds = [currentRelease().shell, ...chosenRemotes()];
  return new Map(
    builds.flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([file, hash]) => [base + file, hash] as const),
    ),
  );
}

/**
 * The hash that the file at an address must have; the release is the only source of them.
 * @throws IntegrityFault for an address that the release does not name, so that its code never runs
 */
export function integrityOf(address: string): string {
  hashes ??= table();
  const { origin, pathname } = new URL(address, location.origin);
  const hash = origin === location.origin ? hashes.get(pathname) : undefined;
  if (hash === undefined) throw new IntegrityFault(`${pathname} is not in the release`);
  return hash;
}
