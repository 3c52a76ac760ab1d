import { isDemoted, isOverridden } from '../../host/choice';
import { previewToken } from '../../host/release-overrides';
import { preloadPage, preloadTexts } from '../../platform/preload-page';
import type { EarlyPage } from './read-page';

/** Preloads the files that the main script requests later. */
export function preloadCode({ release, language, owned }: EarlyPage): void {
  preloadTexts(release.shell, language);
  // In these cases the application may load another version.
  if (!owned || previewToken() !== undefined) return;
  const { remote } = owned;
  if (isDemoted(release.number, remote) || (release.overrides && isOverridden(remote.name))) return;
  preloadPage(owned, language);
}
