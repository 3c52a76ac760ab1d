import lock from '@phosphor-icons/core/assets/regular/lock-key.svg';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { openCustomerService } from '@tessera/shell/support';
import { Button, EmptyState } from '@tessera/ui';
import type { ReactNode } from 'react';
import { closedFor, type MoneyPage } from './money-rules';
import { useMoneyMember } from './use-money-member';

export interface MoneyGateProps {
  page: MoneyPage;
  children: ReactNode;
}

/** Shows a page of money to those who may use it; tells the others why not, and where to go on. */
export function MoneyGate({ page, children }: MoneyGateProps) {
  const text = useText('member');
  const go = useGo();
  const member = useMoneyMember();
  // The route's guard is about to leave this page.
  if (!member) return null;
  const reason = closedFor(page, member);
  if (!reason) return children;
  return (
    <EmptyState
      icon={lock}
      title={text(`closed_${reason}`)}
      text={text(`closed_${reason}_hint`)}
      action={
        reason === 'account' ? (
          <Button onClick={() => go('/m/home')}>{text('to_games')}</Button>
        ) : (
          <Button onClick={openCustomerService}>{text('customer_service')}</Button>
        )
      }
    />
  );
}
