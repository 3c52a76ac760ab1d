import { say, cents, type TextKey } from '../../common';
import { claimReward, isFree, rewardList, type Reward } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { enter, refusal, mainWallet, move, type Member, type Store } from '../../members';

const DAY = 24 * 3600_000;
const DEPOSITS = 5;
/** Label of the club from which there is a present. */
const GOLD = '1003';

interface DemoReward {
  readonly id: string;
  readonly title: TextKey;
  readonly detail: TextKey;
  readonly amount: string;
  state(member: Member): Reward['state'];
  progress?(member: Member): NonNullable<Reward['progress']>;
  /** In days from now. */
  readonly ends?: number;
}

const demoRewards: readonly DemoReward[] = [
  {
    id: 'daily',
    title: 'reward.daily',
    detail: 'reward.daily_detail',
    amount: '2.00',
    ends: 1,
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
    ends: -2,
    state: () => 'expired',
  },
];

/** The rewards of a member as they stand. */
export const rewardsOf = (member: Member, language: string): Reward[] =>
  demoRewards.map((one) => {
    const claimedAt = member.claims?.[one.id];
    return {
      id: one.id,
      title: say(language, one.title),
      detail: say(language, one.detail),
      amount: one.amount,
      state: claimedAt === undefined ? one.state(member) : 'claimed',
      progress: one.progress?.(member) ?? null,
      expiresAt: one.ends === undefined ? null : Date.now() + one.ends * DAY,
      claimedAt: claimedAt ?? null,
    };
  });

/** The name of a reward, as the history of money writes it. */
export function rewardTitle(id: string, language: string): string | undefined {
  const found = demoRewards.find((one) => one.id === id);
  return found && say(language, found.title);
}

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
