import type { Transaction } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useMoney } from '@tessera/shell/site';
import { Amount, Button, Sheet } from '@tessera/ui';
import { depositOrderPath } from '../../common/paths';
import { TransactionFacts } from './transaction-facts';
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
  const go = useGo();
  const { cancel, busy } = useCancelWithdrawal(() => {
    onClose();
    onChanged();
  });
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
      <TransactionFacts item={item} />
    </Sheet>
  );
}
