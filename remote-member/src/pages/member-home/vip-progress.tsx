import { type RankProgress, vipProgress } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { ProgressBar } from '@tessera/ui';
import styles from './profile-card.module.css';

/** The member's progress to the next rank (R3.3). */
export function VipProgress({ rank }: { rank: RankProgress }) {
  const text = useText('member');
  const { completedConditions, totalExpectedConditions } = rank.currentProgress;
  const next = rank.playerRankProgress;
  // Without a label id there is no next rank, and no conditions to count.
  const conditions = next?.labelId
    ? text('vip_conditions', { completed: completedConditions, count: totalExpectedConditions })
    : text('vip_complete');
  return (
    <div className={styles.progress}>
      <ProgressBar value={vipProgress(rank)} label={text('vip_progress')} />
      <p className={styles.conditions}>
        <span>{conditions}</span>
        {next?.labelId && next.nextLabelName && (
          <span>{text('vip_next', { label: next.nextLabelName })}</span>
        )}
      </p>
    </div>
  );
}
