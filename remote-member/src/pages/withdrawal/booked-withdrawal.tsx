import { type Transaction, transactions } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { Button, Card, Skeleton } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { CopyableValue } from '../../common/copy';
import { paths } from '../../common/paths';
import { PaymentStatus } from '../../features/payment-status';
import { TransactionFacts, useCancelWithdrawal } from '../../features/transaction-list';

/** Among so many newest withdrawals one is looked up whose answer was lost. */
const LOOKED_THROUGH = 10;

export interface BookedWithdrawalProps {
  id: string;
  /** The gateway's answer. Absent if it was lost. */
  answer?: Transaction | undefined;
  /** Called when the member goes back to the form, or has cancelled the withdrawal. */
  onLeave: () => void;
  /** Called after the withdrawal was cancelled. */
  onCancelled: () => void;
}

/** A withdrawal that was just booked: where it goes, when it should arrive, and the button that cancels it. */
export function BookedWithdrawal({ id, answer, onLeave, onCancelled }: BookedWithdrawalProps) {
  const text = useText('member');
  const go = useGo();
  const history = { kind: 'withdrawal', limit: LOOKED_THROUGH } as const;
  const { status, value } = useCall(transactions, history, { enabled: !answer });
  const item = answer ?? value?.items.find((each) => each.id === id);
  const isUnderWay = !item || item.status === 'pending' || item.status === 'unknown';
  const { cancel, busy } = useCancelWithdrawal(() => {
    onLeave();
    onCancelled();
  });
  const start = useRef<HTMLDivElement>(null);
  // As on a new page: the button that had the focus is gone, and the form was scrolled.
  useEffect(() => start.current?.focus(), []);

  const facts = () => {
    if (item) return <TransactionFacts item={item} />;
    if (status === 'loading') return <Skeleton height={180} />;
    return <CopyableValue label={text('fact_id')} value={id} />;
  };
  return (
    <>
      <div ref={start} tabIndex={-1}>
        <PaymentStatus
          // Nothing is left for the member to do, so that a pending one has the sign of success.
          sign={isUnderWay ? 'done' : item.status}
          title={isUnderWay ? text('withdraw_done') : text(`status_${item.status}`)}
          amount={item?.amount.replace('-', '')}
        />
      </div>
      <Card padded>{facts()}</Card>
      <Button block onClick={() => go(paths.wallet)}>
        {text('to_wallet')}
      </Button>
      <Button block variant="secondary" onClick={onLeave}>
        {text('withdraw_again')}
      </Button>
      {item?.cancellable && (
        <Button block variant="ghost" busy={busy} onClick={() => cancel(item.id)}>
          {text('withdraw_cancel')}
        </Button>
      )}
    </>
  );
}
