import type { Transaction } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, ListGroup, ListRow, Skeleton, VisuallyHidden } from '@tessera/ui';
import { useState } from 'react';
import { useMoment } from '../../common/format';
import { kindIcons } from './kind-icons';
import { StatusTag } from './status-tag';
import styles from './transaction-rows.module.css';
import { TransactionSheet } from './transaction-sheet';

export interface TransactionRowsProps {
  /** Absent while they load. */
  items: readonly Transaction[] | undefined;
  /** How many outlines stand for them while they load. */
  outlines: number;
  hidden?: boolean;
  /** One of them was taken back. */
  onChanged: () => void;
}

/** Movements as rows; a tap shows all that is known of one. */
export function TransactionRows({ items, outlines, hidden = false, onChanged }: TransactionRowsProps) {
  const text = useText('member');
  const money = useMoney();
  const moment = useMoment();
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
            icon={kindIcons[item.kind]}
            title={item.title ?? text(`kind_${item.kind}`)}
            detail={moment(item.at)}
            onClick={() => setOpen(item)}
            trailing={
              <span className={styles.end}>
                <span data-ended={item.status !== 'done' && item.status !== 'pending' ? '' : undefined}>
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
