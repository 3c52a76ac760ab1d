import lock from '@phosphor-icons/core/assets/regular/lock-key.svg';
import { isFree } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { Button, EmptyState } from '@tessera/ui';
import type { ReactNode } from 'react';

/** Shows what is for members; tells a free account why not, by the rule of the bottom navigation (R2.43, R2.44). */
export function MemberGate({ children }: { children: ReactNode }) {
  const text = useText('member');
  const go = useGo();
  const session = useSession();
  // The route's guard is about to leave this page.
  if (!session) return null;
  if (!isFree(session.type)) return children;
  return (
    <EmptyState
      icon={lock}
      title={text('closed_account')}
      text={text('closed_account_hint')}
      action={<Button onClick={() => go('/m/home')}>{text('to_games')}</Button>}
    />
  );
}
