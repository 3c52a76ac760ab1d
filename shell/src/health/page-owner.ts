import { owner } from '@tessera/remote/release';
import { chosenRemotes } from '../federation/remotes';
import { pagePath } from '../navigation/home-aliases';
import { currentRelease } from '../start/release';

/** The remote whose page stands at an address, or the shell with its own pages. */
export function pageOwner(address: string): { readonly remote: string; readonly version: string } {
  const routes = chosenRemotes().flatMap(({ name, version, routes }) =>
    routes.map(({ path }) => ({ path, remote: name, version })),
  );
  const path = pagePath(new URL(address, location.origin).pathname);
  return owner(routes, path) ?? { remote: 'shell', version: currentRelease().shell.version };
}
