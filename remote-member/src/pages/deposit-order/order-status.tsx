import done from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import ended from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import waiting from '@phosphor-icons/core/assets/regular/hourglass-medium.svg';
import type { DepositOrder } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, Icon } from '@tessera/ui';
import { TimeLeft } from './countdown';
import styles from './order-status.module.css';

const signs: Readonly<Record<DepositOrder['status'], string>> = {
  pending: waiting,
  done,
  failed: ended,
  cancelled: ended,
  expired: ended,
};

/** How far a deposit is, at a glance; spoken when it changes. */
export function OrderHead({ order }: { order: DepositOrder }) {
  const text = useText('member');
  const money = useMoney();
  const { status, payable, amount, expiresAt, reason } = order;
  return (
    <header className={styles.head} data-status={status}>
      <Icon path={signs[status]} size={48} className={styles.sign} />
      <p role="status" className={styles.title}>
        {text(`deposit_${status}`)}
      </p>
      <p className={styles.amount}>
        <Amount>{money(status === 'pending' ? payable : amount)}</Amount>
      </p>
      {status === 'pending' && expiresAt && (
        <p className={styles.more}>
          <TimeLeft until={expiresAt} />
        </p>
      )}
      {reason && <p className={styles.more}>{reason}</p>}
    </header>
  );
}
