export {
  provideConsentReview,
  provideTracking,
  type TrackingEvent,
  type TrackingSink,
  track,
  useConsentReview,
} from '../core/tracking';
