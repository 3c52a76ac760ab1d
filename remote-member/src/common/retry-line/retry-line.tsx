import { useText } from '@tessera/shell/i18n';
import { Button } from '@tessera/ui';
import styles from './retry-line.module.css';

export interface RetryLineProps {
  message: string;
  onRetry: () => void;
}

/** Says in one line what could not be had, and offers another try: for a part of a page that must not grow. */
export function RetryLine({ message, onRetry }: RetryLineProps) {
  const text = useText('member');
  return (
    <div role="alert" className={styles.line}>
      <span className={styles.message}>{message}</span>
      <Button size="s" variant="secondary" onClick={onRetry}>
        {text('retry')}
      </Button>
    </div>
  );
}
