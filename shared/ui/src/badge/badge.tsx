import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './badge.module.css';

export interface BadgeProps {
  /** How many; nothing is drawn for zero or less, and more than 99 reads `99+`. */
  count: number;
  /** What a screen reader says in place of the bare number. */
  label?: string | undefined;
}

/** A small count on or beside something. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  const text = count > 99 ? '99+' : String(count);
  return (
    <span className={styles.badge}>
      <span dir="ltr" aria-hidden={label !== undefined}>
        {text}
      </span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
