import { isDemoted, isOverridden } from '../../host/choice';
import { previewToken } from '../../host/release-overrides';
import { preload, preloadPage, preloadTexts } from '../../platform/preload-page';
import { hasBottomNav } from '../../ui/frame';
import { weightOf } from '../../ui/nav-icons';
import type { EarlyPage } from './read-page';

/** Whether the application runs this version of the page's remote. Otherwise it may load another one. */
export function isCertain({ release, owned }: EarlyPage): boolean {
  if (!owned || previewToken() !== undefined) return false;
  const { remote } = owned;
  return !isDemoted(release.number, remote) && !(release.overrides && isOverridden(remote.name));
}

/** Preloads the files that the main script requests later. */
export function preloadCode(page: EarlyPage): void {
  const { release, language, owned } = page;
  preloadTexts(release.shell, language);
  if (owned && hasBottomNav(owned.path))
    preload(release.shell, release.shell.navIcons?.[weightOf(release.merchant.template)] ?? []);
  if (owned && isCertain(page)) preloadPage(owned, language);
}
