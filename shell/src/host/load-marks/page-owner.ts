import { owner } from '@tessera/remote/release';
import { pagePath } from '../../platform/home-aliases';
import { currentRelease } from '../../platform/release';
import { chosenRemotes } from '../choice';

/** The remote whose page stands at an address, or the shell with its own pages. */
export function pageOwner(address: string): { readonly remote: string; readonly version: string } {
  const routes = chosenRemotes().flatMap(({ name, version, routes }) =>
    routes.map(({ path }) => ({ path, remote: name, version })),
  );
  const path = pagePath(new URL(address, location.origin).pathname);
  return owner(routes, path) ?? { remote: 'shell', version: currentRelease().shell.version };
}
