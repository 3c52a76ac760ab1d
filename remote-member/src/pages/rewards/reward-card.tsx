import check from '@phosphor-icons/core/assets/bold/check-bold.svg';
import chest from '@phosphor-icons/core/assets/regular/treasure-chest.svg';
import type { Reward } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, Button, Card, Icon, ProgressBar, Tag } from '@tessera/ui';
import { useTimeFormat } from '../../common/format';
import styles from './reward-card.module.css';

export interface RewardCardProps {
  reward: Reward;
  /** Whether the claim is under way. */
  busy: boolean;
  onClaim: () => void;
}

/** One reward: title, amount, progress, and the button that claims it. */
export function RewardCard({ reward, busy, onClaim }: RewardCardProps) {
  const text = useText('member');
  const money = useMoney();
  const formatTime = useTimeFormat();
  const { title, detail, amount, state, progress, expiresAt } = reward;
  return (
    <Card as="article" padded className={styles.card}>
      <span className={styles.sign} data-state={state}>
        <Icon path={chest} size={26} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {detail && <p className={styles.detail}>{detail}</p>}
        <strong className={styles.amount}>
          <Amount>{money(amount)}</Amount>
        </strong>
      </div>
      <div className={styles.end}>
        {state === 'claimable' && (
          <Button size="s" aria-label={text('reward_claim_named', { title })} onClick={onClaim}>
            {text('reward_claim')}
          </Button>
        )}
        {state === 'claimed' && (
          <span className={styles.claimed} aria-busy={busy || undefined}>
            <Icon path={check} size={14} />
            {text('reward_claimed')}
          </span>
        )}
        {state === 'unknown' && <Tag tone="neutral">{text('status_unknown')}</Tag>}
        {state === 'expired' && <Tag tone="neutral">{text('reward_expired')}</Tag>}
        {state === 'locked' && !progress && <Tag tone="neutral">{text('reward_locked')}</Tag>}
      </div>
      {state === 'locked' && progress && (
        <div className={styles.progress}>
          <ProgressBar
            value={progress.done / Math.max(1, progress.required)}
            label={text('reward_progress_named', { title })}
          />
          <span>{text('reward_progress', { done: progress.done, required: progress.required })}</span>
        </div>
      )}
      {state === 'claimable' && expiresAt && (
        <p className={styles.until}>{text('reward_until', { time: formatTime(expiresAt) })}</p>
      )}
    </Card>
  );
}
