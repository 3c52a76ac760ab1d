import type { Answer } from '../../gateway';
import type { Store } from '../../members';
import { balanceChangesAnswer } from './balance-changes';
import { betAnswers } from './bets';
import { depositAnswers } from './deposit';
import { rewardAnswers } from './rewards';
import { historyAnswers } from './transactions';
import { walletAnswers } from './wallet';
import { withdrawalAnswers } from './withdrawal';

export { paymentsIn } from './deposit-methods';

/** Every call about money; `gamesUrl` is the origin of the payment page. */
export const moneyAnswers = (store: Store, gamesUrl: string): readonly Answer[] => [
  ...walletAnswers(store),
  ...historyAnswers(store),
  ...betAnswers(store),
  balanceChangesAnswer(store),
  ...depositAnswers(store, gamesUrl),
  ...withdrawalAnswers(store),
  ...rewardAnswers(store),
];
