import { useText } from '@tessera/shell/i18n';
import { isAbsent } from '@tessera/shell/request';
import { RetryLine, Skeleton } from '@tessera/ui';
import styles from './balance-summary.module.css';
import { BalanceTools } from './balance-tools';
import { Money } from './hidden-amounts';
import type { BalanceState } from './use-balance';

export interface BalanceSummaryProps {
  state: BalanceState;
  hidden: boolean;
  onToggle: () => void;
}

/**
 * The member's total and withdrawable balance, an outline while it loads, or a retry if it failed to load. Renders nothing
 * if the gateway has no balances.
 */
export function BalanceSummary({ state, hidden, onToggle }: BalanceSummaryProps) {
  const text = useText('member');
  const { balance, busy, failed, error, refresh } = state;
  if (isAbsent(error)) return null;
  if (failed && !balance)
    return <RetryLine message={text('balance_failed')} retryLabel={text('retry')} onRetry={refresh} />;
  return (
    <div aria-busy={busy} className={styles.summary}>
      <div className={styles.head}>
        <span className={styles.label}>{text('balance_total')}</span>
        <BalanceTools hidden={hidden} onToggle={onToggle} busy={busy} onRefresh={refresh} />
      </div>
      <p className={styles.total}>
        {balance ? <Money amount={balance.total} hidden={hidden} /> : <Skeleton width={168} height={30} />}
      </p>
      <p className={styles.withdrawable}>
        {text('balance_withdrawable')}
        {balance ? (
          <Money amount={balance.withdrawable} hidden={hidden} />
        ) : (
          <Skeleton width={72} height={14} />
        )}
      </p>
      {balance?.locked && /[1-9]/.test(balance.locked) && (
        <p className={styles.withdrawable}>
          {text('balance_locked')} <Money amount={balance.locked} hidden={hidden} />
        </p>
      )}
      <p role="status" className={styles.notice}>
        {failed && text('balance_outdated')}
      </p>
    </div>
  );
}
