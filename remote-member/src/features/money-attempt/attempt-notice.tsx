import { useText } from '@tessera/shell/i18n';
import { openCustomerService } from '@tessera/shell/support';
import { Button } from '@tessera/ui';
import styles from './attempt-notice.module.css';
import type { AttemptPhase } from './use-money-attempt';

export interface AttemptNoticeProps {
  phase: AttemptPhase;
  reason: string;
  onAsk: () => void;
}

/** What a member must know of an attempt that did not simply work; a live region that is there before it speaks. */
export function AttemptNotice({ phase, reason, onAsk }: AttemptNoticeProps) {
  const text = useText('member');
  return (
    <div role="status" className={styles.region}>
      {phase === 'unknown' && (
        <div className={styles.notice} data-tone="warning">
          <p>{text('attempt_unknown')}</p>
          <Button size="s" variant="secondary" onClick={onAsk}>
            {text('attempt_ask')}
          </Button>
          <Button size="s" variant="ghost" onClick={openCustomerService}>
            {text('customer_service')}
          </Button>
        </div>
      )}
      {phase === 'void' && (
        <p className={styles.notice} data-tone="warning">
          {text('attempt_void')}
        </p>
      )}
      {phase === 'refused' && (
        <p className={styles.notice} data-tone="danger">
          {reason || text('attempt_refused')}
        </p>
      )}
    </div>
  );
}
