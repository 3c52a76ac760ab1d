import { Button } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './badges.module.css';

export interface BadgeProps {
  readonly label: string;
  /** Label of the button that returns to the released versions. */
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  /** A list item for each remote that does not run the released version. */
  readonly children: ReactNode;
}

/** Names the remotes of this page that do not run the released version, with a button that returns to it. */
export function Badge({ label, leaveLabel, onLeave, children }: BadgeProps) {
  return (
    <aside className={styles.badge} aria-label={label}>
      <div className={styles.text}>
        <strong>{label}</strong>
        <ul className={styles.remotes}>{children}</ul>
      </div>
      <Button size="s" variant="ghost" onClick={onLeave}>
        {leaveLabel}
      </Button>
    </aside>
  );
}
