import { factsOf, type ReleaseFile, WORKER_FACTS } from '@tessera/remote/release';
import { inlineJson } from '../page/markup';
import type { Store } from '../store/store';

/** What the worker itself may run and reach. */
export const workerPolicy = ({ merchant }: ReleaseFile): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["connect-src 'self'", ...(merchant.allow?.connect ?? [])].join(' '),
  ].join('; ');

/**
 * The worker's script: that of the release's shell, after the facts of the release, so that each release brings a new
 * worker. A release that turns the worker off brings one that takes itself away.
 */
export async function workerScript(store: Store, release: ReleaseFile): Promise<string | undefined> {
  const file = release.serviceWorker === 'off' ? 'sw-off.js' : 'sw.js';
  const script = await store.read(release.shell.base + file);
  return script && `self.${WORKER_FACTS}=${inlineJson(factsOf(release))};\n${script.toString('utf8')}`;
}
