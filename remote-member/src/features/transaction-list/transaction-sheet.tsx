import type { Transaction } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useMoney } from '@tessera/shell/site';
import { Amount, Button, type Fact, FactLines, Sheet } from '@tessera/ui';
import { CopyableValue } from '../../common/copy';
import { useTimeFormat } from '../../common/format';
import { depositOrderPath } from '../../common/paths';
import { StatusTag } from './status-tag';
import styles from './transaction-sheet.module.css';
import { useCancelWithdrawal } from './use-cancel-withdrawal';

export interface TransactionSheetProps {
  item: Transaction;
  onClose: () => void;
  onChanged: () => void;
}

/** The details of a transaction, with the button that pays a pending deposit or cancels a withdrawal. */
export function TransactionSheet({ item, onClose, onChanged }: TransactionSheetProps) {
  const text = useText('member');
  const money = useMoney();
  const formatTime = useTimeFormat();
  const go = useGo();
  const { cancel, busy } = useCancelWithdrawal(() => {
    onClose();
    onChanged();
  });
  const facts: (Fact | false)[] = [
    { label: text('fact_status'), value: <StatusTag status={item.status} /> },
    item.at !== undefined && { label: text('fact_time'), value: formatTime(item.at) },
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
          <Button block onClick={() => go(depositOrderPath(item.id))}>
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
        <CopyableValue label={text('fact_id')} value={item.id} />
      </div>
    </Sheet>
  );
}
