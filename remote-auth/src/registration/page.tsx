import { useText } from '@tessera/shell/i18n';
import { EntrancePage } from '../entrance/entrance-page';
import { VisitorsOnly } from '../entrance/visitors-only';
import { WayOn } from '../entrance/way-on';
import { paths } from '../paths';
import { SocialSignIn } from '../social/social-sign-in';
import { RegistrationPanel } from './registration-panel';

/** Registration (R2.3). */
export default function RegistrationPage() {
  const text = useText('auth');
  return (
    <VisitorsOnly>
      <EntrancePage
        title={text('register_title')}
        compact
        footer={
          <>
            <WayOn to={paths.login} withQuery question={text('have_account')}>
              {text('sign_in')}
            </WayOn>
            <WayOn to={paths.home}>{text('continue_as_guest')}</WayOn>
          </>
        }
      >
        <RegistrationPanel />
        <SocialSignIn />
      </EntrancePage>
    </VisitorsOnly>
  );
}
