import { currentSite } from '../../core/site';
import { readManifest } from './read-manifest';
import { showManifest } from './show-manifest';
import { provideTouchIcon } from './touch-icon';

/** Gives the page the name and the icon of its merchant. */
export async function applyManifest(): Promise<void> {
  const manifest = await readManifest();
  if (manifest) showManifest(manifest);
  await provideTouchIcon(() => currentSite().mobileTemplate.apple_touch_icon, manifest);
}
