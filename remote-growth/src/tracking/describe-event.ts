import type { ConsentChoice, NetworkName, PwaType, TrackingEvent, TrackingRecord } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { currentSession } from '@tessera/shell/session';
import { clickIds } from '../attribution/click-ids';
import { metaIds } from '../attribution/meta-cookies';
import { firstDomain, referrer } from '../attribution/referrer';
import { keptS2sInfo } from '../attribution/s2s-info';
import type { EventValue } from './event-value';

/** How the app came to the home screen; undefined in a browser. */
function pwaType(): PwaType | undefined {
  const { isWebclip, isPwa, os } = environment();
  if (isWebclip) return 'WEBCLIP';
  if (!isPwa) return undefined;
  return os === 'ios' ? 'homescreen' : 'PWA';
}

/** By which click a visitor came is advertising's business: it goes with nothing that was not agreed to. */
const attribution = ({ marketing }: ConsentChoice) =>
  marketing ? { ...metaIds(), clickIds: clickIds(), s2sInfo: keptS2sInfo() } : { clickIds: {} };

export interface Happened {
  readonly id: string;
  readonly name: TrackingEvent;
  readonly value: EventValue;
  /** Networks that were told. */
  readonly channels: readonly NetworkName[];
}

/** An event with all that says where the visitor came from, as the gateway gets it (R3.38). */
export const describeEvent = (
  { id, name, value, channels }: Happened,
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
  ...attribution(choice),
});
