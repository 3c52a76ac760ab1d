import { provideConsentReview, provideTracking, track, useConsentReview } from '@tessera/shell/tracking';

// #region track
/** Never throws, and never waits. */
export const opened = (name: string): void => track('viewContent', { name });
// #endregion track

// #region provideTracking
/** For the remote that owns the tracking: it also gets the events that waited. */
export const stop = provideTracking((event, value) => console.debug(event, value));
// #endregion provideTracking

// #region useConsentReview
export function ConsentSettings() {
  const review = useConsentReview();
  return review && <button type="button" onClick={review} />;
}
// #endregion useConsentReview

// #region provideConsentReview
export const offerReview = (open: () => void): void => provideConsentReview(open);
// #endregion provideConsentReview
