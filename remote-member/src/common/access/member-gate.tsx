import { isFree } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useSession } from '@tessera/shell/session';
import { EmptyState } from '@tessera/ui';
import type { ReactNode } from 'react';
import { GamesButton } from '../games-button';

/** Shows its content to members. Tells a free account why it is closed, as the bottom navigation does (R2.43, R2.44). */
export function MemberGate({ children }: { children: ReactNode }) {
  const text = useText('member');
  const session = useSession();
  // Without a session, the route's guard is about to leave this page.
  if (!session) return null;
  if (!isFree(session.type)) return children;
  return (
    <EmptyState
      kind="forbidden"
      title={text('closed_account')}
      text={text('closed_account_hint')}
      action={<GamesButton />}
    />
  );
}
