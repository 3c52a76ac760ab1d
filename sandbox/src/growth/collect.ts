import { collect } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import type { Latest } from '../gateway/latest';

/** One beacon as it came. */
export interface Beacon {
  readonly merchant: string;
  readonly value: string;
}

/** Takes the beacons (R7.21a). */
export const collectAnswer = (beacons: Latest<Beacon>): Answer =>
  answer(collect, ({ request }) => beacons.add(request));
