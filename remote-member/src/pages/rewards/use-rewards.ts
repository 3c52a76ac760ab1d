import { claimReward, keys, type Reward, rewardList } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { failureText, toast } from '@tessera/shell/notices';
import { type CallState, call, useCall } from '@tessera/shell/request';
import { currentSession } from '@tessera/shell/session';
import { useMoney } from '@tessera/shell/site';
import { useEffect, useRef, useState } from 'react';
import { isDefiniteFailure } from '../../common/is-definite-failure';
import { celebrate } from '../../features/celebration';
import { toDecimal, toMinor } from '../../features/money-amount';

/** Who collected a reward in this visit: a win, after which notifications are worth a question. */
const collected = storedValue(keys.collectedReward);

/** The sum is exact in hundred-millionths: no currency or coin has a smaller unit. */
const DECIMALS = 8;

/** The sum of the claimable rewards, as decimal text in major units. */
export function claimableSum(rewards: readonly Reward[]): string {
  const sum = rewards
    .filter(({ state }) => state === 'claimable')
    .reduce((total, { amount }) => total + toMinor(amount, DECIMALS), 0n);
  return toDecimal(sum, DECIMALS).replace(/\.?0+$/, '');
}

export interface RewardsState {
  readonly state: CallState<readonly Reward[]>;
  /** Ids of the rewards whose claims are under way. */
  readonly claiming: readonly string[];
  /** Claims a reward, and shows it as claimed at once. Does nothing while its claim is under way. */
  claim(reward: Reward): void;
}

/** Loads the member's rewards. After a failed claim the reward becomes claimable again and the list is reloaded, because a lost answer may have been a success. */
export function useRewards(): RewardsState {
  const text = useText('member');
  const money = useMoney();
  const { status, value, error, reload } = useCall(rewardList, {});
  const [rewards, setRewards] = useState<readonly Reward[]>();
  const [claiming, setClaiming] = useState<readonly string[]>([]);
  const running = useRef(new Set<string>());
  useEffect(() => setRewards(value?.rewards), [value]);

  const replace = (reward: Reward) =>
    setRewards((all) => all?.map((one) => (one.id === reward.id ? reward : one)));
  const claim = async (reward: Reward) => {
    if (running.current.has(reward.id) || reward.state !== 'claimable') return;
    running.current.add(reward.id);
    setClaiming([...running.current]);
    replace({ ...reward, state: 'claimed' });
    try {
      const claimed = await call(claimReward, { id: reward.id }, { alert: false });
      // The gateway has accepted the claim, whatever it calls the state.
      replace(claimed.state === 'unknown' ? { ...claimed, state: 'claimed' } : claimed);
      collected.set(currentSession()?.id ?? '');
      toast(text('reward_claimed_now', { amount: money(claimed.amount) }), { tone: 'success' });
      celebrate({ amount: claimed.amount, format: money });
    } catch (thrown) {
      replace(reward);
      toast(isDefiniteFailure(thrown) ? failureText(thrown) : text('reward_claim_unknown'), {
        duration: 4000,
      });
      reload();
    } finally {
      running.current.delete(reward.id);
      setClaiming([...running.current]);
    }
  };
  return {
    state: { status, reload, ...(error && { error }), ...(rewards && { value: rewards }) },
    claiming,
    claim: (reward) => void claim(reward),
  };
}
