import type { ConsentChoice, NetworkName, PwaType, TrackingEvent, TrackingRecord } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { currentSession } from '@tessera/shell/session';
import { attributionFor, firstDomain, referrer } from '../../common/attribution';
import type { EventValue } from '../networks';

/** How the app is installed; undefined in a browser. */
function pwaType(): PwaType | undefined {
  const { isWebclip, isPwa, os } = environment();
  if (isWebclip) return 'WEBCLIP';
  if (!isPwa) return undefined;
  return os === 'ios' ? 'homescreen' : 'PWA';
}

interface OccurredEvent {
  readonly id: string;
  readonly name: TrackingEvent;
  readonly value: EventValue;
  /** The networks that got the event from this page. */
  readonly channels: readonly NetworkName[];
}

/** The record of an event for the gateway, with the attribution that the choice allows (R3.38). */
export const describeEvent = (
  { id, name, value, channels }: OccurredEvent,
  choice: ConsentChoice,
  now = Date.now(),
): TrackingRecord => ({
  eventId: id,
  eventTime: now,
  eventName: name,
  eventValue: { ...value },
  domain: firstDomain(),
  channels: [...channels],
  loginSpanId: currentSession()?.spanId,
  pwaType: pwaType(),
  ...referrer(),
  ...attributionFor(choice),
});
