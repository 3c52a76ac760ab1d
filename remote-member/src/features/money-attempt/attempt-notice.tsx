import { useText } from '@tessera/shell/i18n';
import { Button } from '@tessera/ui';
import { SupportButton } from '../../common/support';
import styles from './attempt-notice.module.css';
import type { MoneyAttempt } from './use-money-attempt';

export interface AttemptNoticeProps {
  attempt: Pick<MoneyAttempt<never>, 'phase' | 'reason' | 'checkNow' | 'isStuck' | 'leave'>;
}

/** Tells the member about an attempt that failed or has no known result. The live region is always mounted, so that its first text is announced. */
export function AttemptNotice({ attempt: { phase, reason, checkNow, isStuck, leave } }: AttemptNoticeProps) {
  const text = useText('member');
  return (
    <div role="status" className={styles.region}>
      {phase === 'unknown' && (
        <div className={styles.notice} data-tone="warning">
          <p>{text(isStuck ? 'attempt_open' : 'attempt_unknown')}</p>
          <Button size="s" variant="secondary" onClick={checkNow}>
            {text('attempt_ask')}
          </Button>
          <SupportButton size="s" variant="ghost" />
          {isStuck && (
            <Button size="s" variant="ghost" onClick={leave}>
              {text('close')}
            </Button>
          )}
        </div>
      )}
      {phase === 'not-booked' && (
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
