import { useText } from '@tessera/shell/i18n';
import { AuthPage, FooterLink, GuestOnly } from '../../common/auth-layout';
import { paths } from '../../common/paths';
import { SocialSignIn } from '../../features/social';
import { RegistrationPanel } from './registration-panel';

/** Registration (R2.3). */
export default function RegistrationPage() {
  const text = useText('auth');
  return (
    <GuestOnly>
      <AuthPage
        title={text('register_title')}
        compact
        footer={
          <>
            <FooterLink to={paths.login} withQuery question={text('have_account')}>
              {text('sign_in')}
            </FooterLink>
            <FooterLink to={paths.home}>{text('continue_as_guest')}</FooterLink>
          </>
        }
      >
        <RegistrationPanel />
        <SocialSignIn />
      </AuthPage>
    </GuestOnly>
  );
}
