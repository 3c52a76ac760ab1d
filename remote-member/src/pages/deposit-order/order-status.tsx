import type { DepositOrder } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { isOpen } from '../../common/payment-address';
import { PaymentStatus } from '../../features/payment-status';
import { Countdown } from './countdown';

/** The status and the amount of a deposit, and the time that is left to pay it. */
export function OrderStatus({ order }: { order: DepositOrder }) {
  const text = useText('member');
  const { status, payable, amount, expiresAt, reason } = order;
  const canBePaid = isOpen(order);
  return (
    <PaymentStatus sign={status} title={text(`deposit_${status}`)} amount={canBePaid ? payable : amount}>
      {canBePaid && expiresAt && (
        <p>
          <Countdown until={expiresAt} />
        </p>
      )}
      {reason && <p>{reason}</p>}
    </PaymentStatus>
  );
}
