/** Everything that the product tracks (R7.56a). */
export type TrackingEvent =
  | 'firstOpen'
  | 'registerSubmit'
  | 'register'
  | 'depositSubmit'
  | 'firstDeposit'
  | 'withdraw'
  | 'deposit'
  | 'redeposit'
  | 'firstDepositArrival'
  | 'startTrial'
  | 'login'
  | 'viewContent'
  | 'downloadApp'
  | 'gameLaunch'
  | 'a2hsInstalled'
  | 'a2hsFirstOpen';

export type TrackingSink = (event: TrackingEvent, value: Readonly<Record<string, unknown>>) => void;

/** Events from before anyone listens wait here, up to a limit that no honest visit reaches. */
const LIMIT = 50;
let waiting: Array<Parameters<TrackingSink>> = [];
let sink: TrackingSink | undefined;

/** Reports an event. It reaches whoever listens, now or later; it never throws and never waits. */
export function track(event: TrackingEvent, value: Readonly<Record<string, unknown>> = {}): void {
  if (!sink) {
    if (waiting.length < LIMIT) waiting.push([event, value]);
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
  const late = waiting;
  waiting = [];
  for (const [event, value] of late) track(event, value);
  return () => {
    if (sink === listener) sink = undefined;
  };
}
