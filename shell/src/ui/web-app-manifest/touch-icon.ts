import type { WebManifest } from '@tessera/contract';
import { elementThere } from './element-there';

/** In ms (R9.29). */
const ICON_WAIT = 5_000;
/** What iOS shows on its newest screens, in px. */
const WANTED = 180;

const sizeOf = ({ sizes = '' }: WebManifest['icons'][number]) => Number.parseInt(sizes, 10) || 0;

/** The smallest icon of a manifest that is large enough for iOS. */
const ofManifest = (manifest: WebManifest | undefined): string | undefined =>
  manifest?.icons
    .filter((icon) => sizeOf(icon) >= WANTED)
    .sort((one, other) => sizeOf(one) - sizeOf(other))[0]?.src;

/**
 * Gives iOS, which knows no other, an icon for the home screen: the page's own when there is one after 5 s (R9.29),
 * else the one that the site's status names, else the manifest's.
 */
export async function provideTouchIcon(
  ofSite: () => string | undefined,
  manifest: WebManifest | undefined,
): Promise<void> {
  if (await elementThere('link[rel="apple-touch-icon"][href]', ICON_WAIT)) return;
  const href = ofSite() ?? ofManifest(manifest);
  if (!href) return;
  const link = document.createElement('link');
  link.rel = 'apple-touch-icon';
  link.href = href;
  document.head.append(link);
}
