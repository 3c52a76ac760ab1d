import { currentRelease } from '../../platform/release';
import { previewToken } from './preview/token';

/**
 * Waits for what testers and developers run in the place of what everybody gets: in a tab that shows a preview, and
 * where the release takes overrides. Without that code they get what everybody gets.
 */
export async function startTrial(spoken: Promise<void>): Promise<void> {
  const token = previewToken();
  if (token === undefined && !currentRelease().overrides) return;
  await import(/* webpackChunkName: "trial" */ './enter').then(
    ({ enterTrial }) => enterTrial(token, spoken),
    () => undefined,
  );
}
