import { collect, trackEvent, trackEvents, trackingRecord, trackingSetting } from '@tessera/contract';
import * as v from 'valibot';
import { badRequest } from '../common';
import { type Answer, answer } from '../gateway';
import { networkSettings, type TrackedEvents } from '../third-parties/networks';
import type { BeaconLog } from './beacon-log';

const eventText = v.pipe(v.string(), v.parseJson(), trackingRecord);

/** Beacons (R7.21a), both channels of tracking, and the networks of the merchant (R7.53, R7.54a, R7.54b). */
export const trackingAnswers = (
  tracked: TrackedEvents,
  beacons: BeaconLog,
  gamesUrl: string,
): readonly Answer[] => [
  answer(collect, ({ request, address }) => beacons.addBeacon(request, address)),
  answer(trackEvent, ({ merchant, request }) => {
    const event = v.safeParse(eventText, request.value);
    if (!event.success) throw badRequest('value: must be an event as JSON');
    tracked.add(merchant.code, 'first', event.output);
    return null;
  }),
  answer(trackEvents, ({ merchant, request }) => {
    for (const event of request.events) tracked.add(merchant.code, 'second', event);
    return null;
  }),
  answer(trackingSetting, ({ merchant }) => ({
    networks: networkSettings(merchant.tracking ?? [], gamesUrl),
  })),
];
