import type { Reward } from '@tessera/contract';
import type { Member } from '../members/member';
import { say, type TextKey } from '../texts/say';

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
