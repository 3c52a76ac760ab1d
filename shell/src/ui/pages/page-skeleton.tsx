import { Skeleton } from '@tessera/ui';
import styles from './page-skeleton.module.css';

/** The outline of a page whose code is late. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height="140px" />
      <Skeleton height="24px" width="40%" />
      <div className={styles.row}>
        <Skeleton height="150px" />
        <Skeleton height="150px" />
        <Skeleton height="150px" />
      </div>
      <Skeleton height="24px" width="40%" />
      <Skeleton lines={3} />
    </div>
  );
}
