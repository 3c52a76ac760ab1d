import { useText } from '@tessera/shell/i18n';
import { closeLogin, useGo, useLocation, useLoginDialog } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { Button, Sheet } from '@tessera/ui';
import { useEffect } from 'react';
import { StayContext } from '../destination/arrive';
import { LoginPanel } from '../login/login-panel';
import { paths } from '../paths';
import { SocialSignIn } from '../social/social-sign-in';

/** The login over any page; whoever signs in is back on that page. */
export default function LoginDialog() {
  const text = useText('auth');
  const isOpen = useLoginDialog();
  const isMember = useSession() !== undefined;
  const { pathname, search } = useLocation();
  const go = useGo();

  useEffect(() => {
    if (isMember) closeLogin();
  }, [isMember]);

  const register = () => {
    closeLogin();
    go(`${paths.register}?backUrl=${encodeURIComponent(pathname + search)}`);
  };
  return (
    <Sheet open={isOpen} onClose={closeLogin} title={text('login_title')} closeLabel={text('close')}>
      <StayContext value={closeLogin}>
        <LoginPanel />
        <SocialSignIn />
        <Button variant="ghost" block onClick={register}>
          {text('create_account')}
        </Button>
      </StayContext>
    </Sheet>
  );
}
