import { assetsOf, factsOf, WORKER_FACTS } from '@tessera/remote/release';
import type { StoredRelease } from '../releases';
import type { ReadableStore } from '../store';
import { sourcesOf } from './csp';
import { inlineJson } from './markup';
import { pageRelease } from './page-release';
import { readShellFile, workers } from './shell-file';

/** @returns the content security policy of the service worker */
export const workerPolicy = (release: StoredRelease): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["connect-src 'self'", ...(sourcesOf(release).connect ?? [])].join(' '),
  ].join('; ');

/**
 * Builds the service worker script: the shell's script, with facts about the release in front of it, so that each
 * release updates the worker. A release with `serviceWorker: 'off'` gets a script that unregisters itself.
 * @returns undefined if the shell has no worker
 * @throws ReleaseError `file-changed`
 */
export async function workerScript(
  store: ReadableStore,
  release: StoredRelease,
): Promise<string | undefined> {
  const script = await readShellFile(store, release, workers[release.serviceWorker ?? 'on']);
  return script && `self.${WORKER_FACTS}=${inlineJson(factsOf(release))};\n${script}`;
}

/** @returns the asset list. It names exactly the files of the page, which compares the two to detect a new release. */
export const assetList = (release: StoredRelease): string => JSON.stringify(assetsOf(pageRelease(release)));
