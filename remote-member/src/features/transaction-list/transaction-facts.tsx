import type { Transaction } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, type Fact, FactLines } from '@tessera/ui';
import { useTimeFormat } from '../../common/format';
import { OrderNumber } from '../../common/order-number';
import { StatusTag } from './status-tag';

/** What is known of a transaction beside its amount, and its id to copy. */
export function TransactionFacts({ item }: { item: Transaction }) {
  const text = useText('member');
  const money = useMoney();
  const formatTime = useTimeFormat();
  const facts: (Fact | false)[] = [
    { label: text('fact_status'), value: <StatusTag status={item.status} /> },
    item.at !== undefined && { label: text('fact_time'), value: formatTime(item.at) },
    item.status === 'pending' &&
      item.expectedAt !== undefined && { label: text('fact_expected'), value: formatTime(item.expectedAt) },
    !!item.title && { label: text(`fact_title_${item.kind}`), value: item.title },
    !!item.from && { label: text('transfer_from'), value: item.from },
    !!item.to && { label: text('transfer_to'), value: item.to },
    !!item.fee && { label: text('fact_fee'), value: <Amount>{money(item.fee)}</Amount> },
    !!item.reason && { label: text('fact_reason'), value: item.reason },
  ];
  return (
    <>
      <FactLines facts={facts.filter((fact): fact is Fact => fact !== false)} />
      <OrderNumber id={item.id} />
    </>
  );
}
