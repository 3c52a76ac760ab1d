import { claimReward, isFree, type Reward, rewardList } from '@tessera/contract';
import { DAY, refusal, type TextKey, toCents, translate } from '../../common';
import { type Answer, answer, type Sent } from '../../gateway';
import { addOrder, changeBalance, type Member, mainWallet, type Store } from '../../members';

/** Deposits for the reward `deposits`. */
const DEPOSITS = 5;
/** Label of the lowest club with the reward `rank`. */
const GOLD = '1003';

interface DemoReward {
  readonly id: string;
  readonly title: TextKey;
  readonly detail: TextKey;
  readonly amount: string;
  state(member: Member): Reward['state'];
  progress?(member: Member): NonNullable<Reward['progress']>;
  /** In days from now. */
  readonly endsIn?: number;
}

const demoRewards: readonly DemoReward[] = [
  {
    id: 'daily',
    title: 'reward.daily',
    detail: 'reward.daily_detail',
    amount: '2.00',
    endsIn: 1,
    state: () => 'claimable',
  },
  {
    id: 'rank',
    title: 'reward.rank',
    detail: 'reward.rank_detail',
    amount: '15.00',
    state: ({ membership }) => ((membership?.labelId ?? '') >= GOLD ? 'claimable' : 'locked'),
  },
  {
    id: 'deposits',
    title: 'reward.deposits',
    detail: 'reward.deposits_detail',
    amount: '25.00',
    state: ({ successfulDeposits }) => (successfulDeposits >= DEPOSITS ? 'claimable' : 'locked'),
    progress: ({ successfulDeposits }) => ({
      done: Math.min(successfulDeposits, DEPOSITS),
      required: DEPOSITS,
    }),
  },
  {
    id: 'week',
    title: 'reward.week',
    detail: 'reward.week_detail',
    amount: '8.40',
    endsIn: -2,
    state: () => 'expired',
  },
];

/** The current rewards of a member. */
const rewardsOf = (member: Member, language: string): Sent<Reward>[] =>
  demoRewards.map((reward) => {
    const claimedAt = member.claims?.[reward.id];
    return {
      id: reward.id,
      title: translate(language, reward.title),
      detail: translate(language, reward.detail),
      amount: reward.amount,
      state: claimedAt === undefined ? reward.state(member) : 'claimed',
      progress: reward.progress?.(member) ?? null,
      expiresAt: reward.endsIn === undefined ? null : Date.now() + reward.endsIn * DAY,
      claimedAt: claimedAt ?? null,
    };
  });

/** The name of a reward. */
export function rewardTitle(id: string, language: string): string | undefined {
  const found = demoRewards.find((reward) => reward.id === id);
  return found && translate(language, found.title);
}

/** The rewards of a member; each can be claimed once (R2.13). */
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
      const amount = toCents(reward.amount);
      changeBalance(draft, mainWallet(draft), amount);
      addOrder(draft, { kind: 'bonus', status: 'done', amount, fee: 0, about: reward.id });
      draft.claims = { ...draft.claims, [reward.id]: Date.now() };
      return state() ?? reward;
    });
  }),
];
