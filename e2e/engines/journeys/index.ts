import type { JourneyTest } from '../journey';
import { firstVisit } from './first-visit';
import { language } from './language';
import { lastGoodVersion } from './last-good-version';
import { memberJourney } from './member';
import { missingRemote } from './missing-remote';
import { money } from './money';
import { offline } from './offline';
import { platform } from './platform';
import { registration } from './registration';
import { update } from './update';

const journeys = [
  firstVisit,
  memberJourney,
  registration,
  money,
  language,
  update,
  offline,
  missingRemote,
  lastGoodVersion,
  platform,
];

/** Declares every journey, for the engines that drive the test's tab. */
export function declareJourneys(test: JourneyTest): void {
  for (const journey of journeys) test.describe(() => journey(test));
}
