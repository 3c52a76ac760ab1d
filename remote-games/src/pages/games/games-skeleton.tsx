import { Skeleton } from '@tessera/ui';
import styles from './games-skeleton.module.css';

const chips = [88, 64, 96, 72];
const tiles = Array.from({ length: 12 }, (_, at) => `tile-${at}`);

/** The skeleton of vendors and games while they load. */
export function GamesSkeleton() {
  return (
    <div aria-busy="true" data-outline="" className={styles.page}>
      <div className={styles.chips}>
        {chips.map((width) => (
          <Skeleton key={width} width={width} height={32} radius="var(--radius-pill)" />
        ))}
      </div>
      <Skeleton width="28%" />
      <div className={styles.grid}>
        {tiles.map((key) => (
          <div key={key} className={styles.tile}>
            <Skeleton height="100%" radius="var(--radius-m)" />
          </div>
        ))}
      </div>
    </div>
  );
}
