import { accessAnswers, loginAnswer, logoutAnswer, registerAnswer, socialAnswers, type Access, type IdentityOf } from './access';
import { activityAnswers, announcementsAnswer, rsaKeyAnswer, downloadSettingAnswer, bannersAnswer, countryAnswer, promotionAnswers, statusAnswer, systemAnswers, webManifestAnswer } from './site';
import { agentAnswers, feedbackAnswers, profileAnswers, messageAnswers, referralAnswer } from './member-area';
import { depositAnswers, historyAnswers, transferAnswer, rewardAnswers, walletBalanceAnswer, withdrawalAnswers } from './money';
import { gameListAnswer, newVendorsAnswer } from './game-list';
import { launchAnswers, trialLaunchAnswer } from './launch-game';
import { collectAnswer, trackingAnswers, type Beacon } from './tracking';
import { helpAnswer, chatAnswers, launchChatAnswer, unreadCountAnswer } from './support';
import { gameMatchesAnswer } from '../catalog/matches';
import { pushAnswers, type PushDevices } from './push';
import type { Launches } from '../third-parties/demo-games';
import type { GameStock } from '../catalog';
import type { Answer } from '../gateway';
import type { Latest } from '../common';
import type { Store } from '../members';
import type { TrackedEvents } from '../third-parties/networks';

export { type Beacon } from './tracking';
export { PushDevices } from './push';

/** What the answers draw on. */
export interface World {
  readonly store: Store;
  readonly access: Access;
  readonly launches: Launches;
  readonly stock: GameStock;
  /** Origin of the demo games. */
  readonly gamesUrl: string;
  readonly beacons: Latest<Beacon>;
  readonly pushDevices: PushDevices;
  readonly tracked: TrackedEvents;
  readonly publicKey: string;
  readonly identityOf: IdentityOf;
  /** Origin of the identity service's emulator, where it runs. */
  readonly identityEmulator?: string | undefined;
}

/** Every call that the sandbox answers: one for each endpoint of the contract. */
export const answersOf = ({
  store,
  access,
  launches,
  stock,
  gamesUrl,
  beacons,
  pushDevices,
  tracked,
  publicKey,
  identityOf,
  identityEmulator,
}: World): readonly Answer[] => [
  rsaKeyAnswer(publicKey),
  statusAnswer(gamesUrl, identityEmulator),
  countryAnswer(),
  ...systemAnswers(),
  ...promotionAnswers(),
  ...chatAnswers(),
  loginAnswer(store, access, identityOf),
  logoutAnswer(store),
  registerAnswer(store, access.captchas, identityOf),
  ...accessAnswers(store, access, identityOf),
  ...socialAnswers(store, identityOf),
  ...profileAnswers(store),
  walletBalanceAnswer(store),
  transferAnswer(store),
  ...historyAnswers(store),
  ...depositAnswers(store, gamesUrl),
  ...withdrawalAnswers(store),
  ...activityAnswers(),
  ...messageAnswers(store),
  ...rewardAnswers(store),
  referralAnswer(store),
  ...agentAnswers(store),
  helpAnswer(),
  ...feedbackAnswers(store),
  webManifestAnswer(),
  bannersAnswer(),
  gameListAnswer(stock),
  gameMatchesAnswer(),
  newVendorsAnswer(),
  ...launchAnswers({ launches, stock, gamesUrl }),
  trialLaunchAnswer({ launches, stock, gamesUrl }),
  launchChatAnswer(launches, gamesUrl),
  unreadCountAnswer(),
  downloadSettingAnswer(),
  collectAnswer(beacons),
  announcementsAnswer(),
  ...pushAnswers(pushDevices),
  ...trackingAnswers(tracked, gamesUrl),
];
