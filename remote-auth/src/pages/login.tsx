import { useText } from '@tessera/shell/i18n';
import { AuthPage, FooterLink, GuestOnly } from '../common/auth-layout';
import { paths } from '../common/paths';
import { LoginPanel } from '../features/login';
import { SocialSignIn } from '../features/social';

/** Login (R2.2). */
export default function LoginPage() {
  const text = useText('auth');
  return (
    <GuestOnly>
      <AuthPage
        title={text('login_title')}
        footer={
          <>
            <FooterLink to={paths.register} withQuery question={text('no_account')}>
              {text('create_account')}
            </FooterLink>
            <FooterLink to={paths.home}>{text('continue_as_guest')}</FooterLink>
          </>
        }
      >
        <LoginPanel />
        <SocialSignIn />
      </AuthPage>
    </GuestOnly>
  );
}
