import { changePassword } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo, useQuery } from '@tessera/shell/navigation';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { useState } from 'react';
import { destinationAfterLogin } from '../../common/destination';
import { failureSentence } from '../../common/failure';
import { nameOf, remember, rememberedLogin } from '../../common/remembered-login';
import { submitGuard } from '../../common/submit-guard';

/** Stores the new password if the member is remembered. */
function updateRemembered(password: string): void {
  const known = rememberedLogin();
  const username = known && nameOf(known);
  if (known?.type === 'username' && username !== undefined)
    void remember({ type: 'username', username, password });
}

/** The change of a password, from the submit to the destination of the visit. `leave` goes there without a change. */
export function usePasswordChange() {
  const text = useText('auth');
  const go = useGo();
  const query = useQuery();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [guarded] = useState(() => submitGuard('start'));

  const leave = () => go(destinationAfterLogin({ updatePassword: false }, query), { replace: true });

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
