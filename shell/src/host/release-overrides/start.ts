import { currentRelease } from '../../platform/release';
import { previewToken } from './preview/token';

/**
 * Applies a tester's preview and a developer's overrides before anything loads: in a tab that shows a preview, and where
 * the release allows overrides. Optional: a failed import is ignored, and the released versions run.
 * @param spoken resolves when the texts are loaded
 */
export async function startReleaseOverrides(spoken: Promise<void>): Promise<void> {
  const token = previewToken();
  if (token === undefined && !currentRelease().overrides) return;
  await import(/* webpackChunkName: "release-overrides" */ './enter').then(
    ({ enterReleaseOverrides }) => enterReleaseOverrides(token, spoken),
    () => undefined,
  );
}
