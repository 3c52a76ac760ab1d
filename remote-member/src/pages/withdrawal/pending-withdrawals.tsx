import type { AnswerOf, transactions } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import type { CallState } from '@tessera/shell/request';
import { Section } from '@tessera/ui';
import { useLastDefined } from '../../common/use-last-defined';
import { TransactionRows } from '../../features/transaction-list';

export interface PendingWithdrawalsProps {
  state: CallState<AnswerOf<typeof transactions>>;
  /** Called after a withdrawal was cancelled. */
  onChanged: () => void;
}

/** The pending withdrawals, which the member can cancel. Renders nothing without one. */
export function PendingWithdrawals({ state, onChanged }: PendingWithdrawalsProps) {
  const text = useText('member');
  const shown = useLastDefined(state.value);
  if (!shown || shown.items.length === 0) return null;
  return (
    <Section title={text('withdraw_pending')}>
      <TransactionRows items={shown.items} outlines={1} onChanged={onChanged} />
    </Section>
  );
}
