import { percent } from './percent';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** From 0 to 1. */
  value: number;
  label: string;
}

/** How far something has come, as a bar. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  return <progress aria-label={label} max={100} value={percent(value)} className={styles.bar} />;
}
