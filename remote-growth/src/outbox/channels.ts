import { type RequestOf, type TrackingRecord, trackEvent, trackEvents } from '@tessera/contract';
import { merchant } from '@tessera/shell/site';
import { pause } from '../pause';
import { backoff } from './backoff';
import { type PostOutcome, post } from './post';

interface Channel {
  readonly tries: number;
  /** In ms, after the nth failure, from 0; at once when absent. */
  wait?(failures: number): number;
  send(event: TrackingRecord): Promise<PostOutcome>;
}

const several = (events: readonly TrackingRecord[]): RequestOf<typeof trackEvents> => ({
  merchant: merchant().code,
  events: [...events],
});

/** The ways to the gateway, in their order (R7.54a, R7.54b, R9.30). */
const channels: readonly Channel[] = [
  {
    tries: 3,
    wait: backoff,
    send: (event) => {
      const body: RequestOf<typeof trackEvent> = {
        merchant: merchant().code,
        value: JSON.stringify(event),
      };
      return post(trackEvent.path, body);
    },
  },
  { tries: 5, send: (event) => post(trackEvents.path, several([event])) },
];

async function sendBy({ tries, wait, send }: Channel, event: TrackingRecord): Promise<PostOutcome> {
  for (let failures = 0; ; ) {
    const outcome = await send(event);
    failures += 1;
    if (outcome === 'sent' || failures === tries) return outcome;
    if (wait) await pause(wait(failures - 1));
  }
}

/** Tells the gateway of an event, by the second channel when the first has failed; gives the last word. */
export async function upload(event: TrackingRecord): Promise<PostOutcome> {
  let outcome: PostOutcome = 'failed';
  for (const channel of channels) {
    outcome = await sendBy(channel, event);
    if (outcome === 'sent') return outcome;
  }
  return outcome;
}

/** Hands events to the browser, to send them when the page is gone; nobody hears whether they arrived. */
export function handOver(events: readonly TrackingRecord[]): void {
  const body = new Blob([JSON.stringify(several(events))], { type: 'application/json' });
  navigator.sendBeacon?.(trackEvents.path, body);
}
