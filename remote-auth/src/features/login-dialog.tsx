import { useText } from '@tessera/shell/i18n';
import {
  closeLogin,
  loginReason,
  loginTarget,
  useGo,
  useLocation,
  useLoginDialog,
} from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { Button, Sheet } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { LoginDialogContext, type LoginDialogState } from '../common/login-dialog-context';
import { paths } from '../common/paths';
import { LoginPanel } from './login';
import { ReasonLine } from './reason-line';
import { SocialSignIn } from './social';

/** The login over any page. It leads back to that page, or to the page that the visitor wanted to open. */
export default function LoginDialog() {
  const text = useText('auth');
  const isOpen = useLoginDialog();
  const isMember = useSession() !== undefined;
  const { pathname, search } = useLocation();
  const go = useGo();
  const [dialog] = useState<LoginDialogState>(() => ({ dismiss: closeLogin, target: loginTarget() }));
  const [reason] = useState(loginReason);

  useEffect(() => {
    if (isMember) closeLogin();
  }, [isMember]);

  const register = () => {
    closeLogin();
    go(`${paths.register}?backUrl=${encodeURIComponent(dialog.target ?? pathname + search)}`);
  };
  return (
    <Sheet
      open={isOpen}
      onClose={closeLogin}
      title={reason?.title ?? text('login_title')}
      closeLabel={text('close')}
    >
      {reason && <ReasonLine {...reason} onLeave={closeLogin} />}
      <LoginDialogContext value={dialog}>
        <LoginPanel />
        <SocialSignIn />
        <Button variant="ghost" block onClick={register}>
          {text('create_account')}
        </Button>
      </LoginDialogContext>
    </Sheet>
  );
}
