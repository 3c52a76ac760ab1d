import { type RankProgress, vipProgress } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { ProgressBar } from '@tessera/ui';
import styles from './profile-card.module.css';

/** The member's progress to the next rank (R3.3). Renders nothing if the gateway does not tell it. */
export function VipProgress({ rank }: { rank: RankProgress }) {
  const text = useText('member');
  const progress = vipProgress(rank);
  if (progress === undefined) return null;
  const { completedConditions, totalExpectedConditions } = rank.currentProgress;
  // Without a label id there is no next rank, and no conditions to count.
  const next = rank.playerRankProgress?.labelId ? rank.playerRankProgress : undefined;
  return (
    <div className={styles.progress}>
      <ProgressBar value={progress} label={text('vip_progress')} />
      <p className={styles.conditions}>
        {!next && <span>{text('vip_complete')}</span>}
        {next && totalExpectedConditions > 0 && (
          <span>
            {text('vip_conditions', { completed: completedConditions, count: totalExpectedConditions })}
          </span>
        )}
        {next?.nextLabelName && <span>{text('vip_next', { label: next.nextLabelName })}</span>}
      </p>
    </div>
  );
}
