import done from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import ended from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import waiting from '@phosphor-icons/core/assets/regular/hourglass-medium.svg';
import question from '@phosphor-icons/core/assets/regular/question.svg';
import type { DepositOrder } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, Icon } from '@tessera/ui';
import { isOpen } from '../../common/payment-address';
import { Countdown } from './countdown';
import styles from './order-status.module.css';

const icons: Readonly<Record<DepositOrder['status'], string>> = {
  pending: waiting,
  done,
  failed: ended,
  cancelled: ended,
  expired: ended,
  unknown: question,
};

/** The status and the amount of a deposit. A change of the status is announced. */
export function OrderStatus({ order }: { order: DepositOrder }) {
  const text = useText('member');
  const money = useMoney();
  const { status, payable, amount, expiresAt, reason } = order;
  const canBePaid = isOpen(order);
  return (
    <header className={styles.head} data-status={status}>
      <Icon path={icons[status]} size={48} className={styles.sign} />
      <p role="status" className={styles.title}>
        {text(`deposit_${status}`)}
      </p>
      <p className={styles.amount}>
        <Amount>{money(canBePaid ? payable : amount)}</Amount>
      </p>
      {canBePaid && expiresAt && (
        <p className={styles.more}>
          <Countdown until={expiresAt} />
        </p>
      )}
      {reason && <p className={styles.more}>{reason}</p>}
    </header>
  );
}
