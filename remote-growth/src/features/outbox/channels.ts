import { type RequestOf, type TrackingRecord, trackEvent, trackEvents } from '@tessera/contract';
import { merchant } from '@tessera/shell/site';
import { pause } from '../../common/pause';
import { type PostOutcome, post } from './post';

/** In ms (R9.30). */
const BASE = 1_000;
const JITTER = 500;

/**
 * The pause after a failure, in ms: 1 s, 2 s, 4 s …, each with up to 0.5 s more (R7.54c, R9.30).
 * @param failures the number of earlier failures
 */
export const backoff = (failures: number, random: () => number = Math.random): number =>
  BASE * 2 ** failures + random() * JITTER;

interface Channel {
  readonly tries: number;
  /** The pause after a failure, in ms; none if absent. */
  wait?(failures: number): number;
  send(event: TrackingRecord): Promise<PostOutcome>;
}

const batch = (events: readonly TrackingRecord[]): RequestOf<typeof trackEvents> => ({
  merchant: merchant().code,
  events: [...events],
});

/** The calls of the gateway that take events, in the order in which they are tried (R7.54a, R7.54b, R9.30). */
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
  { tries: 5, send: (event) => post(trackEvents.path, batch([event])) },
];

async function sendBy({ tries, wait, send }: Channel, event: TrackingRecord): Promise<PostOutcome> {
  for (let failures = 0; ; ) {
    const outcome = await send(event);
    failures += 1;
    if (outcome === 'sent' || outcome === 'absent' || failures === tries) return outcome;
    if (wait) await pause(wait(failures - 1));
  }
}

/** Channels that this page has found to be absent. */
const absent = new Set<Channel>();

/**
 * Sends an event to the gateway, by the second channel if the first one fails. Never rejects.
 * @returns the outcome of the last try; `absent` if the gateway has neither channel
 */
export async function upload(event: TrackingRecord): Promise<PostOutcome> {
  let last: PostOutcome = 'absent';
  for (const channel of channels) {
    if (absent.has(channel)) continue;
    const outcome = await sendBy(channel, event);
    if (outcome === 'sent') return outcome;
    if (outcome === 'absent') absent.add(channel);
    else last = outcome;
  }
  return last;
}

/** Sends events by a beacon, which outlives the page. Its outcome is unknown. */
export function sendBeaconOf(events: readonly TrackingRecord[]): void {
  const body = new Blob([JSON.stringify(batch(events))], { type: 'application/json' });
  navigator.sendBeacon?.(trackEvents.path, body);
}
