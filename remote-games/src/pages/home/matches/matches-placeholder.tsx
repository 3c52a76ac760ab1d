import { Skeleton } from '@tessera/ui';
import styles from './popular-matches.module.css';

/** Keeps the space of the matches while their code or their data loads. */
export const MatchesPlaceholder = () => (
  <div aria-busy="true" className={styles.place}>
    <Skeleton width="42%" height={20} />
    <div className={styles.row}>
      <div className={styles.outline}>
        <Skeleton height="100%" radius="var(--radius-m)" />
      </div>
      <div className={styles.outline}>
        <Skeleton height="100%" radius="var(--radius-m)" />
      </div>
    </div>
  </div>
);
