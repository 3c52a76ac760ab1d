import { parseAddress } from '@tessera/contract';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { facts } from './facts';

/**
 * The files that the page needs for its first paint, with the hashes of the build. The build inserts the list
 * (workbox's InjectManifest); the release names its address.
 */
export const mainFiles = self.__WB_MANIFEST.map((file) => ({ ...file, url: facts.shell + file.url }));

/** The types of workbox's plugins do not fit `exactOptionalPropertyTypes`. */
export const asPlugin = (plugin: object): WorkboxPlugin => plugin as WorkboxPlugin;

const CACHE = 'tessera-files';
const DAY = 24 * 60 * 60;

/** Whether an address is an immutable file of a version of the shell or of a remote. */
export const isVersioned = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/m\/(shell|remotes)\//.test(pathname);

/** Caches such a file from its first use on. Caches no failed answer. */
export const keptFiles = new CacheFirst({
  cacheName: CACHE,
  plugins: [
    asPlugin(new CacheableResponsePlugin({ statuses: [200] })),
    asPlugin(new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })),
  ],
});

/** Caches files that a page loaded before it had this worker. */
export async function keepLoaded(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  const urls = addresses
    .flatMap((address) => parseAddress(address, location.origin) ?? [])
    .filter(isVersioned);
  const other = urls.filter(({ pathname }) => mainFiles.every(({ url }) => url !== pathname));
  await Promise.allSettled(
    other.map(({ pathname }) => keptFiles.handle({ event, request: new Request(pathname) })),
  );
}

/** Removes the files of versions that the release does not name. */
export async function dropUnlisted(): Promise<void> {
  const cache = await caches.open(CACHE);
  const isListed = ({ url }: Request) => facts.bases.some((base) => new URL(url).pathname.startsWith(base));
  const old = (await cache.keys()).filter((request) => !isListed(request));
  await Promise.all(old.map((request) => cache.delete(request)));
}
