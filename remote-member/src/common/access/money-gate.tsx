import { useText } from '@tessera/shell/i18n';
import { useSession } from '@tessera/shell/session';
import { useFlag, useSite } from '@tessera/shell/site';
import { EmptyState } from '@tessera/ui';
import type { ReactNode } from 'react';
import { GamesButton } from '../games-button';
import { SupportButton } from '../support';
import { closedFor, type MoneyMember, type MoneyPage } from './money-rules';

/** The signed-in member as the money rules need it. @returns undefined for a visitor */
export function useMoneyMember(): MoneyMember | undefined {
  const session = useSession();
  const depositSwitch = useSite((site) => site.depositSwitch);
  const isCredit = useFlag('CREDITMAR3');
  return session && { type: session.type, credit: isCredit && depositSwitch };
}

export interface MoneyGateProps {
  page: MoneyPage;
  children: ReactNode;
}

/** Shows a money page to members who may use it. Tells other members why it is closed, and offers a way on. */
export function MoneyGate({ page, children }: MoneyGateProps) {
  const text = useText('member');
  const member = useMoneyMember();
  // Without a session, the route's guard is about to leave this page.
  if (!member) return null;
  const reason = closedFor(page, member);
  if (!reason) return children;
  return (
    <EmptyState
      kind="forbidden"
      title={text(`closed_${reason}`)}
      text={text(`closed_${reason}_hint`)}
      action={reason === 'account' ? <GamesButton /> : <SupportButton />}
    />
  );
}
