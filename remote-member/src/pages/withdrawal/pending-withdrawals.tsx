import { transactions } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useCall } from '@tessera/shell/request';
import { Section } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { useLastDefined } from '../../common/use-last-defined';
import { TransactionRows } from '../../features/transaction-list';

export interface PendingWithdrawalsProps {
  /** A change of this number loads the list again. */
  version: number;
  /** Called after a withdrawal was cancelled. */
  onChanged: () => void;
}

/** The pending withdrawals, which the member can cancel. Renders nothing without one. */
export function PendingWithdrawals({ version, onChanged }: PendingWithdrawalsProps) {
  const text = useText('member');
  const { value, reload } = useCall(transactions, { kind: 'withdrawal', status: 'pending', limit: 10 });
  const shown = useLastDefined(value);
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
