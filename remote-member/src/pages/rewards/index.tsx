import gift from '@phosphor-icons/core/assets/regular/gift.svg';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo } from '@tessera/shell/navigation';
import { useFlag, useMoney } from '@tessera/shell/site';
import { Amount, Button, Card, EmptyState, Page, SkeletonCards } from '@tessera/ui';
import { MemberGate } from '../../common/access';
import { GamesButton } from '../../common/games-button';
import { LoadStates } from '../../common/load-states';
import { paths } from '../../common/paths';
import { RewardCard } from './reward-card';
import styles from './rewards-page.module.css';
import { claimableSum, useRewards } from './use-rewards';

function Rewards() {
  const text = useText('member');
  const go = useGo();
  const money = useMoney();
  const { state, claim, claiming } = useRewards();
  return (
    <LoadStates
      state={state}
      failed={text('rewards_failed')}
      outline={<SkeletonCards count={4} height={112} />}
    >
      {(rewards) =>
        rewards.length === 0 ? (
          <EmptyState
            icon={gift}
            title={text('rewards_none')}
            text={text('rewards_none_hint')}
            action={<Button onClick={() => go(paths.activity)}>{text('activity_title')}</Button>}
          />
        ) : (
          <>
            <Card padded className={styles.hero}>
              <span>{text('rewards_waiting')}</span>
              <strong className={styles.sum}>
                <Amount>{money(claimableSum(rewards))}</Amount>
              </strong>
            </Card>
            {rewards.map((reward) => (
              <RewardCard
                key={reward.id}
                reward={reward}
                busy={claiming.includes(reward.id)}
                onClaim={() => claim(reward)}
              />
            ))}
          </>
        )
      }
    </LoadStates>
  );
}

/** The reward centre: rewards to claim, and the progress of the others (R2.13). */
export default function RewardsPage() {
  const text = useText('member');
  const back = useBack(paths.memberHome);
  const isOffered = useFlag('REWCEN3');
  return (
    <Page title={text('rewards')} onBack={back} backLabel={text('back')}>
      <MemberGate>
        {isOffered ? (
          <Rewards />
        ) : (
          <EmptyState
            icon={gift}
            title={text('rewards_off')}
            text={text('rewards_off_hint')}
            action={<GamesButton variant="secondary" />}
          />
        )}
      </MemberGate>
    </Page>
  );
}
