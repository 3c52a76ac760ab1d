import { changePassword } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo, useQuery } from '@tessera/shell/navigation';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { useState } from 'react';
import { destinationAfterLogin, queryTarget } from '../../common/destination';
import { failureSentence } from '../../common/failure';
import { paths } from '../../common/paths';
import { nameOf, remember, rememberedLogin } from '../../common/remembered-login';
import { submitGuard } from '../../common/submit-guard';

/** Stores the new password if the member is remembered. */
function updateRemembered(password: string): void {
  const known = rememberedLogin();
  const username = known && nameOf(known);
  if (known?.type === 'username' && username !== undefined)
    void remember({ type: 'username', username, password });
}

/**
 * The change of a password. It ends where the member wanted to go: after a login that demanded it, at the destination of
 * the login, otherwise at the page before. `leave` goes there without a change.
 */
export function usePasswordChange({ isForced }: { isForced: boolean }) {
  const text = useText('auth');
  const go = useGo();
  const goBack = useBack(paths.home);
  const query = useQuery();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [guarded] = useState(() => submitGuard('start'));

  const leave = () => {
    const target = isForced ? destinationAfterLogin({ updatePassword: false }, query) : queryTarget(query);
    if (target === undefined) goBack();
    else go(target, { replace: true });
  };

  return {
    isBusy,
    failure,
    leave,
    submit: (oldPassword: string, newPassword: string) =>
      guarded(async () => {
        setBusy(true);
        setFailure(undefined);
        try {
          await call(changePassword, { oldPassword, newPassword }, { alert: false });
          updateRemembered(newPassword);
          toast(text('password_changed'), { tone: 'success' });
          leave();
        } catch (error) {
          setFailure(failureSentence(error, text));
          setBusy(false);
        }
      }),
  };
}
