import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { facts } from './facts';

/**
 * What the page needs before it can show anything, with the hashes of the build. The build writes the list in
 * (workbox's InjectManifest); where it lies, only the release knows.
 */
export const mainFiles = self.__WB_MANIFEST.map((file) => ({ ...file, url: facts.shell + file.url }));

/** Workbox types its own plugins in a way that the exactness of our types does not take. */
export const asPlugin = (plugin: object): WorkboxPlugin => plugin as WorkboxPlugin;

const CACHE = 'tessera-files';
const DAY = 24 * 60 * 60;

/** Whether an address is a file of some version of the shell or of a remote, which never changes. */
export const isVersioned = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/m\/(shell|remotes)\//.test(pathname);

/** Keeps such a file from its first use on. What came broken, or from elsewhere, is not kept. */
export const keptFiles = new CacheFirst({
  cacheName: CACHE,
  plugins: [
    asPlugin(new CacheableResponsePlugin({ statuses: [200] })),
    asPlugin(new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })),
  ],
});

/** Keeps files that a page had loaded before it had this worker. */
export async function keepLoaded(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  const urls = addresses.map((address) => new URL(address, location.origin)).filter(isVersioned);
  const other = urls.filter(({ pathname }) => mainFiles.every(({ url }) => url !== pathname));
  await Promise.allSettled(
    other.map(({ pathname }) => keptFiles.handle({ event, request: new Request(pathname) })),
  );
}

/** Drops the files of versions that the release does not name. */
export async function dropUnlisted(): Promise<void> {
  const cache = await caches.open(CACHE);
  const isListed = ({ url }: Request) => facts.bases.some((base) => new URL(url).pathname.startsWith(base));
  const old = (await cache.keys()).filter((request) => !isListed(request));
  await Promise.all(old.map((request) => cache.delete(request)));
}
