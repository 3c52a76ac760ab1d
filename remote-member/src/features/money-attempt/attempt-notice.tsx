import { useText } from '@tessera/shell/i18n';
import { Button } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { SupportButton } from '../../common/support';
import styles from './attempt-notice.module.css';
import type { MoneyAttempt } from './use-money-attempt';

export interface AttemptNoticeProps {
  attempt: Pick<MoneyAttempt<never>, 'phase' | 'reason' | 'checkNow' | 'isStuck' | 'leave'>;
}

/**
 * Tells the member about an attempt that failed or has no known result. The live region is always mounted, so that its
 * first text is announced.
 */
export function AttemptNotice({ attempt: { phase, reason, checkNow, isStuck, leave } }: AttemptNoticeProps) {
  const text = useText('member');
  const region = useRef<HTMLDivElement>(null);
  // The end of a form can lie below the screen, while its button is in view: the tap would seem to do nothing.
  useEffect(() => {
    if (phase !== 'ready' && phase !== 'sending') region.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);
  return (
    <div role="status" ref={region} className={styles.region}>
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
      {(phase === 'not-booked' || phase === 'unsaved') && (
        <p className={styles.notice} data-tone="warning">
          {text(phase === 'unsaved' ? 'attempt_unsaved' : 'attempt_void')}
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
