import { classNames, Skeleton } from '@tessera/ui';
import styles from './lanes-skeleton.module.css';

const shortcuts = ['a', 'b', 'c', 'd', 'e', 'f'];
const lanes = ['first', 'second', 'third'];
const tiles = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** The skeleton of shortcuts and lanes while the games load. */
export function LanesSkeleton() {
  return (
    <div aria-busy="true" data-outline="" className={styles.page}>
      <div className={styles.signs}>
        {shortcuts.map((key) => (
          <Skeleton key={key} width={60} height={84} radius="var(--radius-m)" />
        ))}
      </div>
      {lanes.map((key, at) => (
        <div key={key} className={classNames(styles.lane, at === 0 && styles.feature)}>
          <div className={styles.title}>
            <Skeleton width="36%" height={20} />
          </div>
          <div className={styles.row}>
            {tiles.map((tile) => (
              <div key={tile} className={styles.tile}>
                <Skeleton height="100%" radius="var(--radius-tile)" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
