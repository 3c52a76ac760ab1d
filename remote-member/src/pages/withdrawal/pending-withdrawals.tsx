import { transactions } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useCall } from '@tessera/shell/request';
import { Section } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { useLast } from '../../common/use-last-defined';
import { TransactionRows } from '../../features/transaction-list/transaction-rows';

export interface PendingProps {
  /** Changes when they must be asked for anew. */
  version: number;
  onChanged: () => void;
}

/** The withdrawals under way, which can be taken back; nothing while there is none. */
export function Pending({ version, onChanged }: PendingProps) {
  const text = useText('member');
  const { value, reload } = useCall(transactions, { kind: 'withdrawal', status: 'pending', limit: 10 });
  const shown = useLast(value);
  const first = useRef(version);
  useEffect(() => {
    if (version !== first.current) reload();
  }, [version, reload]);
  if (!shown || shown.items.length === 0) return null;
  return (
    <Section title={text('withdraw_pending')}>
      <TransactionRows items={shown.items} outlines={1} onChanged={onChanged} />
    </Section>
  );
}
