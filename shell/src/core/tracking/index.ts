import { keys, type TrackingEvent } from '@tessera/contract';
import { storedValue } from '../../platform/storage';

export type { TrackingEvent } from '@tessera/contract';
export { provideConsentReview, useConsentReview } from './consent-review';

type EventValue = Readonly<Record<string, unknown>>;
export type TrackingSink = (event: TrackingEvent, value: EventValue) => void;

/** Events from before anyone listens wait here, up to a limit that no honest visit reaches; they outlive the page. */
const LIMIT = 50;
const waiting = storedValue(keys.waitingEvents);
let sink: TrackingSink | undefined;

/** Reports an event. It reaches whoever listens, now or later, be it on another page; it never throws and never waits. */
export function track(event: TrackingEvent, value: EventValue = {}): void {
  if (!sink) {
    waiting.set([...(waiting.get() ?? []), { event, value }].slice(0, LIMIT));
    return;
  }
  try {
    sink(event, value);
  } catch {
    console.warn(`[tessera] tracking of ${event} failed`);
  }
}

/** Takes over all events, those that wait included; gives the function that ends it. */
export function provideTracking(listener: TrackingSink): () => void {
  sink = listener;
  const late = waiting.get() ?? [];
  waiting.remove();
  for (const { event, value } of late) track(event, value);
  return () => {
    if (sink === listener) sink = undefined;
  };
}
