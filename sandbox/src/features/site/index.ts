import type { Answer } from '../../gateway';
import type { BeaconLog } from '../beacon-log';
import { activityAnswers } from './activities';
import { announcementsAnswer } from './announcements';
import { appInstallAnswers } from './app-install';
import { countryAnswer } from './country';
import { promotionAnswers } from './promotions';
import { rulesAnswer } from './rules';
import { statusAnswer } from './status';
import { systemAnswers } from './system';

export interface SiteOptions {
  /** Second origin. */
  readonly gamesUrl: string;
  /** Key for encrypted calls, SPKI as base64. */
  readonly publicKey: string;
  /** Origin of the identity service's emulator, if it runs. */
  readonly identityEmulator?: string | undefined;
  readonly beacons: BeaconLog;
}

/** Every call about the merchant's site. */
export const siteAnswers = ({
  gamesUrl,
  publicKey,
  identityEmulator,
  beacons,
}: SiteOptions): readonly Answer[] => [
  statusAnswer(beacons, gamesUrl, identityEmulator),
  countryAnswer(),
  ...systemAnswers(publicKey),
  ...promotionAnswers(),
  ...activityAnswers(),
  announcementsAnswer(),
  rulesAnswer(),
  ...appInstallAnswers(),
];
