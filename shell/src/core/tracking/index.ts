import { keys, type TrackingEvent } from '@tessera/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { storedValue } from '../../platform/storage';

export type { TrackingEvent } from '@tessera/contract';

type EventValue = Readonly<Record<string, unknown>>;
export type TrackingSink = (event: TrackingEvent, value: EventValue) => void;

/** The number of events that wait while tracking is not loaded. They outlive the page. */
const LIMIT = 50;
const waiting = storedValue(keys.waitingEvents);
let sink: TrackingSink | undefined;

/** Reports an event. Without a listener it waits for one, also across pages. Never throws. */
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

/** Sets the listener of all events, the waiting ones included. @returns the function that removes it */
export function provideTracking(listener: TrackingSink): () => void {
  sink = listener;
  const late = waiting.get() ?? [];
  waiting.remove();
  for (const { event, value } of late) track(event, value);
  return () => {
    if (sink === listener) sink = undefined;
  };
}

/** Opens the merchant's question for consent again; undefined if the merchant asks for none. */
type Review = (() => void) | undefined;

const reviewStore = createStore((): { readonly open: Review } => ({ open: undefined }));

/** Sets how the question for consent opens again. */
export const provideConsentReview = (open: Review): void => reviewStore.setState({ open });

/** Opens the visitor's consent, to change or revoke it; undefined if the merchant asks for none. */
export const useConsentReview = (): Review => useStore(reviewStore, ({ open }) => open);
