import { Button } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './badges.module.css';

export interface BadgeProps {
  readonly label: string;
  /** What the button says that leads back to what everybody gets. */
  readonly wayBack: string;
  readonly onLeave: () => void;
  /** A list item for each remote that is not what everybody gets. */
  readonly children: ReactNode;
}

/** Says what of this page is not what everybody gets, and leads back to that. */
export function Badge({ label, wayBack, onLeave, children }: BadgeProps) {
  return (
    <aside className={styles.badge} aria-label={label}>
      <div className={styles.text}>
        <strong>{label}</strong>
        <ul className={styles.remotes}>{children}</ul>
      </div>
      <Button size="s" variant="ghost" onClick={onLeave}>
        {wayBack}
      </Button>
    </aside>
  );
}
