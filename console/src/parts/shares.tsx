import { VisuallyHidden } from '@tessera/ui';
import type { VersionShare } from '../api';
import { formatPercent, t } from '../texts';
import styles from './shares.module.css';

/** Marks differ in form and colour, so that they differ without colours, too. */
const MARKS = ['●', '■', '▲', '◆', '★', '✚'];

interface SharesProps {
  readonly shares: readonly VersionShare[];
  /** Rank of a version among those of the piece, 0 for the most frequent one. */
  readonly rankOf: (version: string) => number;
  /** Time of a change within the last hour. */
  readonly changed?: string | undefined;
}

/** The versions of a piece at a merchant with their shares. */
export function Shares({ shares, rankOf, changed }: SharesProps) {
  return (
    <span className={styles.shares}>
      {shares.map(({ version, weight }) => {
        const rank = Math.min(rankOf(version), MARKS.length - 1);
        return (
          <span key={version} className={styles.share}>
            <span aria-hidden="true" className={styles.mark} data-rank={rank}>
              {MARKS[rank]}
            </span>
            <bdi>{version}</bdi>
            {(shares.length > 1 || weight !== 100) && (
              <span className={styles.weight}>
                {weight === 0 ? t('previewOnly') : formatPercent(weight / 100, 2)}
              </span>
            )}
          </span>
        );
      })}
      {changed !== undefined && (
        <span className={styles.changed}>
          <span aria-hidden="true">✎</span>
          <VisuallyHidden>{t('changedRecently')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
