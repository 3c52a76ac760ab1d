import { facts } from './facts';

/**
 * What the page needs before it can show anything, with the hashes of the build. The build writes the list in
 * (workbox's InjectManifest); where it lies, only the release knows.
 */
export const mainFiles = self.__WB_MANIFEST.map((file) => ({ ...file, url: facts.shell + file.url }));
