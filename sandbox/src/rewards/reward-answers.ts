import { claimReward, isFree, rewardList } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import type { Store } from '../members/store';
import { enter, refusal } from '../purse/book';
import { cents } from '../purse/cents';
import { mainWallet, move } from '../purse/settle-due';
import { rewardsOf } from './demo-rewards';

/** What members may collect; each reward is booked once (R2.13). */
export const rewardAnswers = (store: Store): readonly Answer[] => [
  answer(rewardList, ({ language, member }) => ({ rewards: rewardsOf(member(), language) })),
  answer(claimReward, ({ request, language, member }) => {
    if (isFree(member().type)) throw refusal(language, 'account_type_rejected');
    return store.change(member(), (draft) => {
      const state = () => rewardsOf(draft, language).find(({ id }) => id === request.id);
      const reward = state();
      if (!reward) throw refusal(language, 'reward_unavailable');
      if (reward.state === 'claimed') return reward;
      if (reward.state !== 'claimable') throw refusal(language, 'reward_unavailable');
      const amount = cents(reward.amount);
      move(draft, mainWallet(draft), amount);
      enter(draft, { kind: 'bonus', status: 'done', amount, fee: 0, about: reward.id });
      draft.claims = { ...draft.claims, [reward.id]: Date.now() };
      return state() ?? reward;
    });
  }),
];
