import * as v from 'valibot';
import { trackEvent, trackEvents, trackingRecord, trackingSetting, collect } from '@tessera/contract';
import { answer, type Answer } from '../gateway';
import { badRequest, type Latest } from '../common';
import { networkSettings, type TrackedEvents } from '../third-parties/networks';

const text = v.pipe(v.string(), v.parseJson(), trackingRecord);

/** Both channels of tracking, and which networks the merchant wants told (R7.53, R7.54a, R7.54b). */
export const trackingAnswers = (tracked: TrackedEvents, gamesUrl: string): readonly Answer[] => [
  answer(trackEvent, ({ merchant, request }) => {
    const event = v.safeParse(text, request.value);
    if (!event.success) throw badRequest('value is not the text of an event');
    tracked.take(merchant.code, 'first', event.output);
    return null;
  }),
  answer(trackEvents, ({ merchant, request }) => {
    for (const event of request.events) tracked.take(merchant.code, 'second', event);
    return null;
  }),
  answer(trackingSetting, ({ merchant }) => ({
    networks: networkSettings(merchant.tracking ?? [], gamesUrl),
  })),
];

/** One beacon as it came. */
export interface Beacon {
  readonly merchant: string;
  readonly value: string;
}

/** Takes the beacons (R7.21a). */
export const collectAnswer = (beacons: Latest<Beacon>): Answer =>
  answer(collect, ({ request }) => beacons.add(request));
