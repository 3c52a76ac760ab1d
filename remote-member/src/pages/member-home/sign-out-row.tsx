import leave from '@phosphor-icons/core/assets/regular/sign-out.svg';
import { HOME } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { confirm } from '@tessera/shell/notices';
import { signOut } from '@tessera/shell/session';
import { ListRow } from '@tessera/ui';
import { useEffect, useRef } from 'react';

/** Ends the session after a confirmation. */
export function SignOutRow() {
  const text = useText('member');
  const go = useGo();
  const leaving = useRef(false);
  // The session ends only after this page is left: on a guarded page, its end would lead to the login.
  useEffect(
    () => () => {
      if (leaving.current) void signOut();
    },
    [],
  );
  const confirmSignOut = async () => {
    const confirmed = await confirm({
      title: text('sign_out'),
      message: text('sign_out_question'),
      confirmLabel: text('sign_out'),
      cancelLabel: text('sign_out_cancel'),
      tone: 'danger',
    });
    if (!confirmed) return;
    leaving.current = true;
    go(HOME, { replace: true });
  };
  return (
    <ListRow icon={leave} tone="danger" title={text('sign_out')} onClick={() => void confirmSignOut()} />
  );
}
