import type { WebManifest } from '@tessera/contract';
import { elementThere } from './element-there';

/** In ms (R9.29). */
const ICON_WAIT = 5_000;
/** In px: the size of the icon on current iOS screens. */
const WANTED = 180;

const sizeOf = ({ sizes = '' }: WebManifest['icons'][number]) => Number.parseInt(sizes, 10) || 0;

/** The smallest icon of a manifest that is large enough for iOS. */
const ofManifest = (manifest: WebManifest | undefined): string | undefined =>
  manifest?.icons
    .filter((icon) => sizeOf(icon) >= WANTED)
    .sort((one, other) => sizeOf(one) - sizeOf(other))[0]?.src;

/**
 * Sets the icon for the home screen of iOS, which ignores the manifest: the page's own if there is one after 5 s
 * (R9.29), else that of the site's status, else the manifest's.
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
