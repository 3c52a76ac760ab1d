import type { RemoteModule } from '@tessera/remote';
import type { ChosenRemote } from '../choice';
import { RemoteFault } from '../faults';
import { trust } from '../integrity';
import { reportLoad } from '../load-marks';
import { alternativesTo } from './alternatives';

/** Removes what a version left in the page, because another version of the same remote would use it. */
function removeTraces({ name, base }: ChosenRemote): void {
  // Webpack keeps the chunks of a build under this name, by numbers that mean other code in another version.
  Reflect.deleteProperty(globalThis, `webpackChunktessera_${name.replaceAll('-', '_')}`);
  for (const style of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (style.href.startsWith(new URL(base, location.origin).href)) style.remove();
}

/**
 * Loads another version of a remote in the place of one that fails. The release names the hashes of its files too.
 * @param load fetches the code of one version
 * @returns the code and its version
 * @throws RemoteFault `load` if there is no other version, or none can be loaded
 */
export async function loadLastGood(
  remote: ChosenRemote,
  load: (version: ChosenRemote) => Promise<RemoteModule>,
): Promise<{ readonly code: RemoteModule; readonly version: string }> {
  const started = performance.now();
  removeTraces(remote);
  for (const alternative of alternativesTo(remote)) {
    try {
      const begun = performance.now();
      const found = await alternative.describe();
      trust(found);
      const code = await load(found);
      reportLoad(found, 'loaded', performance.now() - begun);
      reportLoad(remote, 'fallback', performance.now() - started);
      return { code, version: found.version };
    } catch (error) {
      console.warn(
        `[tessera] remote "${remote.name}" ${alternative.version} cannot be used as a fallback`,
        error,
      );
    }
  }
  throw new RemoteFault('load', remote.name, 'no other version can be loaded');
}
