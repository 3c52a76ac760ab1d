import { claimReward, type Reward, rewardList } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { failureText, toast } from '@tessera/shell/notices';
import { type CallState, call, useCall } from '@tessera/shell/request';
import { useEffect, useRef, useState } from 'react';
import { isDefinite } from '../../common/is-definite-failure';

export interface RewardsState {
  readonly state: CallState<readonly Reward[]>;
  /** Ids whose claims are under way. */
  readonly claiming: readonly string[];
  /** Shows a reward as collected at once, and collects it; a second tap while that goes on does nothing. */
  claim(reward: Reward): void;
}

/** A member's rewards. What is shown as collected and was refused turns back; a lost answer is looked up. */
export function useRewards(): RewardsState {
  const text = useText('member');
  const { status, value, error, reload } = useCall(rewardList, {});
  const [rewards, setRewards] = useState<readonly Reward[]>();
  const [claiming, setClaiming] = useState<readonly string[]>([]);
  const running = useRef(new Set<string>());
  useEffect(() => setRewards(value?.rewards), [value]);

  const put = (reward: Reward) =>
    setRewards((all) => all?.map((one) => (one.id === reward.id ? reward : one)));
  const claim = async (reward: Reward) => {
    if (running.current.has(reward.id) || reward.state !== 'claimable') return;
    running.current.add(reward.id);
    setClaiming([...running.current]);
    put({ ...reward, state: 'claimed' });
    try {
      put(await call(claimReward, { id: reward.id }, { alert: false }));
      toast(text('reward_claimed_now'), { tone: 'success' });
    } catch (thrown) {
      put(reward);
      toast(isDefinite(thrown) ? failureText(thrown) : text('reward_claim_unknown'), { duration: 4000 });
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
