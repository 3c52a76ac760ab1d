import transferIcon from '@phosphor-icons/core/assets/regular/arrows-left-right.svg';
import depositIcon from '@phosphor-icons/core/assets/regular/coins.svg';
import bonusIcon from '@phosphor-icons/core/assets/regular/gift.svg';
import withdrawalIcon from '@phosphor-icons/core/assets/regular/hand-withdraw.svg';
import unknownIcon from '@phosphor-icons/core/assets/regular/receipt.svg';
import adjustmentIcon from '@phosphor-icons/core/assets/regular/sliders-horizontal.svg';
import type { Transaction } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, ListGroup, ListRow } from '@tessera/ui';
import { useState } from 'react';
import { useClockFormat, useTimeFormat } from '../../common/format';
import { DayGroups, RowOutlines, SignedAmount } from '../amount-rows';
import { HiddenAmount } from '../balance';
import { DayTotals } from './day-totals';
import { isEnded, isGain } from './movement';
import { StatusTag } from './status-tag';
import styles from './transaction-rows.module.css';
import { TransactionSheet } from './transaction-sheet';

const icons: Readonly<Record<Transaction['kind'], string>> = {
  transfer: transferIcon,
  bonus: bonusIcon,
  deposit: depositIcon,
  withdrawal: withdrawalIcon,
  adjustment: adjustmentIcon,
  unknown: unknownIcon,
};

export interface TransactionRowsProps {
  /** Undefined while they load. */
  items: readonly Transaction[] | undefined;
  /** The number of outlines while they load. */
  outlines: number;
  /** Whether amounts are hidden. */
  hidden?: boolean;
  /** Whether the rows stand below their days, with what came in and went out. Otherwise each row has its own date. */
  byDay?: boolean;
  /** Whether earlier transactions can still come. */
  more?: boolean;
  /** Called after one of them was cancelled. */
  onChanged: () => void;
}

/** Transactions as rows. A tap opens the details of one. */
export function TransactionRows(props: TransactionRowsProps) {
  const { items, outlines, hidden = false, byDay = false, more = false, onChanged } = props;
  const text = useText('member');
  const money = useMoney();
  const formatTime = useTimeFormat();
  const formatClock = useClockFormat();
  const [open, setOpen] = useState<Transaction>();
  if (!items) return <RowOutlines count={outlines} />;
  const amountOf = (item: Transaction) => {
    if (hidden) return <HiddenAmount />;
    if (isEnded(item)) return <Amount>{money(item.amount)}</Amount>;
    return (
      <SignedAmount gain={isGain(item)} pending={item.status !== 'done'}>
        {money(item.amount)}
      </SignedAmount>
    );
  };
  const row = (item: Transaction) => (
    <ListRow
      key={item.id}
      icon={icons[item.kind]}
      title={item.title ?? text(`kind_${item.kind}`)}
      detail={
        <span className={styles.detail}>
          {item.at !== undefined && <span>{byDay ? formatClock(item.at) : formatTime(item.at)}</span>}
          {item.status !== 'done' && <StatusTag status={item.status} />}
        </span>
      }
      onClick={() => setOpen(item)}
      trailing={
        <span className={styles.end} data-ended={isEnded(item) ? '' : undefined}>
          {amountOf(item)}
        </span>
      }
    />
  );
  return (
    <>
      {byDay ? (
        <DayGroups items={items} more={more} summary={(ofDay) => <DayTotals items={ofDay} />}>
          {row}
        </DayGroups>
      ) : (
        <ListGroup>{items.map(row)}</ListGroup>
      )}
      {open && <TransactionSheet item={open} onClose={() => setOpen(undefined)} onChanged={onChanged} />}
    </>
  );
}
