import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { percent } from './percent';
import styles from './progress-ring.module.css';

export interface ProgressRingProps {
  /** From 0 to 1. */
  value: number;
  /** Diameter in CSS pixels; 64 unless told. */
  size?: number | undefined;
  label: string;
  /** Stands in the middle. */
  children?: ReactNode;
}

/** How far something has come, as a ring around its content. */
export function ProgressRing({ value, size = 64, label, children }: ProgressRingProps) {
  const now = percent(value);
  return (
    <div className={styles.ring} style={{ inlineSize: size, blockSize: size }}>
      <VisuallyHidden>
        <progress aria-label={label} max={100} value={now} />
      </VisuallyHidden>
      <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.drawing}>
        <circle cx="20" cy="20" r="17" pathLength="100" className={styles.track} />
        {now > 0 && (
          <circle
            cx="20"
            cy="20"
            r="17"
            pathLength="100"
            strokeDasharray={`${now} 100`}
            className={styles.arc}
          />
        )}
      </svg>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
