import transferIcon from '@phosphor-icons/core/assets/regular/arrows-left-right.svg';
import bonusIcon from '@phosphor-icons/core/assets/regular/gift.svg';
import depositIcon from '@phosphor-icons/core/assets/regular/hand-deposit.svg';
import withdrawalIcon from '@phosphor-icons/core/assets/regular/hand-withdraw.svg';
import adjustmentIcon from '@phosphor-icons/core/assets/regular/sliders-horizontal.svg';
import type { Transaction, TransactionKind } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, ListGroup, ListRow, Skeleton, VisuallyHidden } from '@tessera/ui';
import { useState } from 'react';
import { useTimeFormat } from '../../common/format';
import { isEnded, shownKind } from './kinds';
import { StatusTag } from './status-tag';
import styles from './transaction-rows.module.css';
import { TransactionSheet } from './transaction-sheet';

const icons: Readonly<Record<TransactionKind, string>> = {
  transfer: transferIcon,
  bonus: bonusIcon,
  deposit: depositIcon,
  withdrawal: withdrawalIcon,
  adjustment: adjustmentIcon,
};

export interface TransactionRowsProps {
  /** Undefined while they load. */
  items: readonly Transaction[] | undefined;
  /** The number of outlines while they load. */
  outlines: number;
  /** Whether amounts are hidden. */
  hidden?: boolean;
  /** Called after one of them was cancelled. */
  onChanged: () => void;
}

/** Transactions as rows. A tap opens the details of one. */
export function TransactionRows({ items, outlines, hidden = false, onChanged }: TransactionRowsProps) {
  const text = useText('member');
  const money = useMoney();
  const formatTime = useTimeFormat();
  const [open, setOpen] = useState<Transaction>();
  if (!items)
    return (
      <ListGroup>
        {Array.from({ length: outlines }, (_, at) => `outline-${at}`).map((row) => (
          <ListRow
            key={row}
            icon=""
            title={<Skeleton width={112} height={16} />}
            detail={<Skeleton width={148} height={13} />}
            trailing={<Skeleton width={64} height={16} />}
          />
        ))}
      </ListGroup>
    );
  return (
    <>
      <ListGroup>
        {items.map((item) => (
          <ListRow
            key={item.id}
            icon={icons[shownKind(item)]}
            title={item.title ?? text(`kind_${shownKind(item)}`)}
            detail={formatTime(item.at)}
            onClick={() => setOpen(item)}
            trailing={
              <span className={styles.end}>
                <span data-ended={isEnded(item) ? '' : undefined}>
                  {hidden ? '••••' : <Amount>{money(item.amount)}</Amount>}
                  {hidden && <VisuallyHidden>{text('amount_hidden')}</VisuallyHidden>}
                </span>
                {item.status !== 'done' && <StatusTag status={item.status} />}
              </span>
            }
          />
        ))}
      </ListGroup>
      {open && <TransactionSheet item={open} onClose={() => setOpen(undefined)} onChanged={onChanged} />}
    </>
  );
}
