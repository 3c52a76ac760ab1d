import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './state.module.css';

export interface EmptyStateProps {
  /** Outline of the icon. */
  icon: string;
  title: string;
  text?: string | undefined;
  /** What to do about it: usually a button. */
  action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.sign}>
        <Icon path={icon} size={36} />
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
