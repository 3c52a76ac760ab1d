import type { WebManifest } from '@tessera/contract';
import { nameSite } from '../../core/navigation';
import { currentSite } from '../../core/site';
import { readManifest } from './read-manifest';
import { provideTouchIcon } from './touch-icon';

export { readManifest } from './read-manifest';

/** A name with fewer characters becomes the title (R5.19). */
const TITLE_LIMIT = 13;

function setMeta(name: string, content: string): void {
  const meta = document.querySelector(`meta[name="${name}"]`) ?? document.createElement('meta');
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
  document.head.append(meta);
}

/**
 * Sets the title and the name below the icon of iOS from the manifest (R5.19). Sets the colour of the browser's bars
 * only if the page does not set it itself.
 */
export function showManifest({ name, short_name: shortName, theme_color: colour }: WebManifest): void {
  const fits = [...name].length < TITLE_LIMIT;
  if (fits) nameSite(name);
  setMeta('apple-mobile-web-app-title', fits ? name : (shortName ?? name));
  if (colour && !document.querySelector('meta[name="theme-color"]')) setMeta('theme-color', colour);
}

/** Sets the name and the icon of the page from the merchant's manifest. */
export async function applyManifest(): Promise<void> {
  const manifest = await readManifest();
  if (manifest) showManifest(manifest);
  await provideTouchIcon(() => currentSite().mobileTemplate.apple_touch_icon, manifest);
}
