import { useText } from '@tessera/shell/i18n';
import { closeLogin, loginTarget, useGo, useLocation, useLoginDialog } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { Button, Sheet } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { type OverPage, OverPageContext } from '../destination/arrive';
import { LoginPanel } from '../login/login-panel';
import { paths } from '../paths';
import { SocialSignIn } from '../social/social-sign-in';

/** The login over any page; whoever signs in is back on that page, or where they wanted to go from it. */
export default function LoginDialog() {
  const text = useText('auth');
  const isOpen = useLoginDialog();
  const isMember = useSession() !== undefined;
  const { pathname, search } = useLocation();
  const go = useGo();
  const [over] = useState<OverPage>(() => ({ dismiss: closeLogin, target: loginTarget() }));

  useEffect(() => {
    if (isMember) closeLogin();
  }, [isMember]);

  const register = () => {
    closeLogin();
    go(`${paths.register}?backUrl=${encodeURIComponent(over.target ?? pathname + search)}`);
  };
  return (
    <Sheet open={isOpen} onClose={closeLogin} title={text('login_title')} closeLabel={text('close')}>
      <OverPageContext value={over}>
        <LoginPanel />
        <SocialSignIn />
        <Button variant="ghost" block onClick={register}>
          {text('create_account')}
        </Button>
      </OverPageContext>
    </Sheet>
  );
}
