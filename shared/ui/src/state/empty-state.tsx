import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { type FailureKind, FailurePicture } from './failure-picture';
import styles from './state.module.css';

/** The outline of an icon, or the picture of a reason for which nothing can be here. */
type Sign = { icon: string; kind?: undefined } | { icon?: undefined; kind: FailureKind };

export type EmptyStateProps = Sign & {
  title: string;
  text?: string | undefined;
  /** What to do about it: usually a button. */
  action?: ReactNode;
};

/** Replaces an empty list. */
export function EmptyState({ icon, kind, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state} data-offers="none">
      <span className={classNames(styles.sign, kind && styles.drawn)}>
        {kind ? <FailurePicture kind={kind} /> : <Icon path={icon} size={36} />}
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
