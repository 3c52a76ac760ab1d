import { Button } from '../button/button';
import styles from './retry-line.module.css';

export interface RetryLineProps {
  message: string;
  retryLabel: string;
  onRetry: () => void;
}

/** A failure in one line with a retry button, for a part of a page that has no space for an `ErrorState`. */
export function RetryLine({ message, retryLabel, onRetry }: RetryLineProps) {
  return (
    <div role="alert" className={styles.line}>
      <span className={styles.message}>{message}</span>
      <Button size="s" variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
