import { useText } from '@tessera/shell/i18n';
import { EntrancePage } from '../entrance/entrance-page';
import { VisitorsOnly } from '../entrance/visitors-only';
import { WayOn } from '../entrance/way-on';
import { paths } from '../paths';
import { SocialSignIn } from '../social/social-sign-in';
import { LoginPanel } from './login-panel';

/** Login (R2.2). */
export default function LoginPage() {
  const text = useText('auth');
  return (
    <VisitorsOnly>
      <EntrancePage
        title={text('login_title')}
        footer={
          <>
            <WayOn to={paths.register} withQuery question={text('no_account')}>
              {text('create_account')}
            </WayOn>
            <WayOn to={paths.home}>{text('continue_as_guest')}</WayOn>
          </>
        }
      >
        <LoginPanel />
        <SocialSignIn />
      </EntrancePage>
    </VisitorsOnly>
  );
}
