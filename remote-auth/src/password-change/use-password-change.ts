import { changePassword } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo, useQuery } from '@tessera/shell/navigation';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { useState } from 'react';
import { destinationAfterLogin } from '../destination/after-login';
import { failureSentence } from '../failure/failure-sentence';
import { nameOf, remember, rememberedLogin } from '../remembered-login';
import { submitGuard } from '../submit-guard';

/** A member who is remembered stays so, with the new password. */
function rememberAgain(password: string): void {
  const known = rememberedLogin();
  const username = known && nameOf(known);
  if (known?.type === 'username' && username !== undefined)
    void remember({ type: 'username', username, password });
}

/** The change of a password: from the submit to the page that the member was on the way to. */
export function usePasswordChange() {
  const text = useText('auth');
  const go = useGo();
  const query = useQuery();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [guarded] = useState(() => submitGuard('start'));

  return {
    isBusy,
    failure,
    submit: (oldPassword: string, newPassword: string) =>
      guarded(async () => {
        setBusy(true);
        setFailure(undefined);
        try {
          await call(changePassword, { oldPassword, newPassword }, { alert: false });
          rememberAgain(newPassword);
          toast(text('password_changed'), { tone: 'success' });
          go(destinationAfterLogin({ updatePassword: false }, query), { replace: true });
        } catch (error) {
          setFailure(failureSentence(error, text));
          setBusy(false);
        }
      }),
  };
}
