import type { WebManifest } from '@tessera/contract';
import type { OperatingSystem } from '@tessera/shell/environment';

/** Names of the stores in `related_applications`, by the system. */
const stores: Readonly<Partial<Record<OperatingSystem, string>>> = {
  android: 'play',
  ios: 'itunes',
  windows: 'windows',
};

/**
 * Whether the manifest wants the site on the home screen (R3.40): not if it opens with the browser's bars from there
 * (`display`), nor if the merchant prefers an app of this system's store (`related_applications`).
 */
export function wantsHomeScreen(manifest: WebManifest | undefined, os: OperatingSystem): boolean {
  if (!manifest) return true;
  if (manifest.display === 'browser') return false;
  const hasApp = manifest.related_applications.some(({ platform }) => platform === stores[os]);
  return !(manifest.prefer_related_applications && hasApp);
}
