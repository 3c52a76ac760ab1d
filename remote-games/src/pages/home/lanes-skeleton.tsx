import { Skeleton } from '@tessera/ui';
import styles from './lanes-skeleton.module.css';

const shortcuts = ['a', 'b', 'c', 'd', 'e', 'f'];
const lanes = ['first', 'second', 'third'];
const tiles = ['one', 'two', 'three', 'four'];

/** The skeleton of shortcuts and lanes while the games load. It has their exact size, so the page does not shift. */
export function LanesSkeleton() {
  return (
    <div aria-busy="true" className={styles.page}>
      <div className={styles.row}>
        {shortcuts.map((key) => (
          <Skeleton key={key} width={68} height={84} radius="var(--radius-m)" />
        ))}
      </div>
      {lanes.map((key) => (
        <div key={key} className={styles.lane}>
          <div className={styles.title}>
            <Skeleton width="36%" height={20} />
          </div>
          <div className={styles.row}>
            {tiles.map((tile) => (
              <div key={tile} className={styles.tile}>
                <Skeleton height="100%" radius="var(--radius-m)" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
