import type { Transaction } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useMoney } from '@tessera/shell/site';
import { Amount, Button, Sheet } from '@tessera/ui';
import { CopyLine } from '../../common/copy-line/copy-line';
import { type Fact, FactLines } from '../../common/fact-lines/fact-lines';
import { useMoment } from '../../common/format';
import { orderPath } from '../../pages/deposit-order/order-path';
import { StatusTag } from './status-tag';
import styles from './transaction-sheet.module.css';
import { useCancelWithdrawal } from './use-cancel-withdrawal';

export interface TransactionSheetProps {
  item: Transaction;
  onClose: () => void;
  onChanged: () => void;
}

/** All that is known of one movement, and what can still be done about it. */
export function TransactionSheet({ item, onClose, onChanged }: TransactionSheetProps) {
  const text = useText('member');
  const money = useMoney();
  const moment = useMoment();
  const go = useGo();
  const { cancel, busy } = useCancelWithdrawal(() => {
    onClose();
    onChanged();
  });
  const facts: (Fact | false)[] = [
    { label: text('fact_status'), value: <StatusTag status={item.status} /> },
    { label: text('fact_time'), value: moment(item.at) },
    !!item.title && { label: text(`fact_title_${item.kind}`), value: item.title },
    !!item.from && { label: text('transfer_from'), value: item.from },
    !!item.to && { label: text('transfer_to'), value: item.to },
    !!item.fee && { label: text('fact_fee'), value: <Amount>{money(item.fee)}</Amount> },
    !!item.reason && { label: text('fact_reason'), value: item.reason },
  ];
  const canPay = item.kind === 'deposit' && item.status === 'pending';
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(`kind_${item.kind}`)}
      closeLabel={text('close')}
      actions={
        canPay ? (
          <Button block onClick={() => go(orderPath(item.id))}>
            {text('deposit_continue')}
          </Button>
        ) : item.cancellable ? (
          <Button block variant="danger" busy={busy} onClick={() => cancel(item.id)}>
            {text('withdraw_cancel')}
          </Button>
        ) : undefined
      }
    >
      <p className={styles.amount}>
        <Amount>{money(item.amount)}</Amount>
      </p>
      <FactLines facts={facts.filter((fact): fact is Fact => fact !== false)} />
      <div className={styles.id}>
        <CopyLine label={text('fact_id')} value={item.id} />
      </div>
    </Sheet>
  );
}
