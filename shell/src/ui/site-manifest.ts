import type { WebManifest } from '@tessera/contract';

/**
 * Reads the web app manifest of the page. Its code is loaded on demand.
 * @returns undefined if the page links none, or it cannot be read
 */
export async function siteManifest(): Promise<WebManifest | undefined> {
  if (!document.querySelector('link[rel="manifest"][href]')) return undefined;
  const { readManifest } = await import(/* webpackChunkName: "upkeep" */ './web-app-manifest');
  return readManifest();
}
