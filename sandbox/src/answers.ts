import type { Access } from './access/access';
import { accessAnswers } from './access/access-answers';
import { activityAnswers } from './activities/activity-answers';
import { agentAnswers } from './agents/agent-answers';
import { announcementsAnswer } from './announcements/announcements';
import type { Launches } from './demo-game/rights';
import { depositAnswers } from './deposit/deposit-answers';
import { feedbackAnswers } from './feedback/feedback-answers';
import { gameListAnswer } from './games/game-list';
import type { GameStock } from './games/game-stock';
import { launchAnswers, trialLaunchAnswer } from './games/launch-game';
import { newVendorsAnswer } from './games/new-vendors';
import type { Answer } from './gateway/answer';
import type { Latest } from './gateway/latest';
import { rsaKeyAnswer } from './gateway/rsa-key';
import { type Beacon, collectAnswer } from './growth/collect';
import { downloadSettingAnswer } from './growth/download-setting';
import { helpAnswer } from './help/help-answer';
import { gameMatchesAnswer } from './matches/game-matches';
import { loginAnswer, logoutAnswer } from './members/login';
import { profileAnswers } from './members/profile';
import { registerAnswer } from './members/register';
import type { Store } from './members/store';
import { bannersAnswer } from './merchants/banners';
import { countryAnswer } from './merchants/country';
import { promotionAnswers } from './merchants/promotions';
import { statusAnswer } from './merchants/site-status';
import { systemAnswers } from './merchants/system-answers';
import { webManifestAnswer } from './merchants/web-manifest';
import { messageAnswers } from './messages/message-answers';
import { historyAnswers } from './purse/history-answers';
import { transferAnswer } from './purse/transfer-answer';
import { pushAnswers } from './push/push-answers';
import type { PushDevices } from './push/push-devices';
import { referralAnswer } from './referral/referral-answer';
import { rewardAnswers } from './rewards/reward-answers';
import type { IdentityOf } from './social/identity';
import { socialAnswers } from './social/social-answers';
import { chatAnswers } from './support/chat-answers';
import { launchChatAnswer } from './support/launch-chat';
import { unreadCountAnswer } from './support/unread-count';
import type { TrackedEvents } from './tracking/tracked-events';
import { trackingAnswers } from './tracking/tracking-answers';
import { walletBalanceAnswer } from './wallet/wallet-balance';
import { withdrawalAnswers } from './withdrawal/withdrawal-answers';

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
