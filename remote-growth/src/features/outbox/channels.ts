import {
  type Endpoint,
  type RequestOf,
  type TrackingRecord,
  trackEvent,
  trackEvents,
} from '@tessera/contract';
import { merchant } from '@tessera/shell/site';
import { pause } from '../../common/pause';
import { type Posted, post, postAtEnd } from './post';

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
  send(event: TrackingRecord): Promise<Posted>;
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
      return post(trackEvent as Endpoint, body);
    },
  },
  { tries: 5, send: (event) => post(trackEvents as Endpoint, batch([event])) },
];

/** Whether a channel gets no other try. After `later`, each try would extend the gateway's pause. */
const isFinal = ({ outcome }: Posted): boolean =>
  outcome === 'sent' || outcome === 'absent' || outcome === 'later';

async function sendBy({ tries, wait, send }: Channel, event: TrackingRecord): Promise<Posted> {
  for (let failures = 0; ; ) {
    const posted = await send(event);
    failures += 1;
    if (isFinal(posted) || failures === tries) return posted;
    if (wait) await pause(wait(failures - 1));
  }
}

/** Channels that this page has found to be absent. */
const absent = new Set<Channel>();

/**
 * Sends an event to the gateway, by the second channel if the first one fails. Never rejects.
 * @returns the end of the last try; `absent` if the gateway has neither channel
 */
export async function upload(event: TrackingRecord): Promise<Posted> {
  let last: Posted = { outcome: 'absent' };
  for (const channel of channels) {
    if (absent.has(channel)) continue;
    const posted = await sendBy(channel, event);
    if (posted.outcome === 'absent') absent.add(channel);
    else if (isFinal(posted)) return posted;
    else last = posted;
  }
  return last;
}

/** Sends events while the page closes. The outcome is unknown. */
export const sendAtEnd = (events: readonly TrackingRecord[]): void =>
  postAtEnd(trackEvents as Endpoint, batch(events));
