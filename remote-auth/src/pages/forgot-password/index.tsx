import { type RecoveryWay, recoveryWays, type SocialProof } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { openCustomerService } from '@tessera/shell/support';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { AuthPage, FooterLink, GuestOnly } from '../../common/auth-layout';
import { MethodTabs } from '../../common/form';
import { paths } from '../../common/paths';
import { provenOwner } from '../../common/proven-owner';
import { SocialSignIn } from '../../features/social';
import { EmailForm, PhoneForm } from './account-forms';
import { ProvenResetForm } from './reset-form';

const forms = { email: EmailForm, sms: PhoneForm } as const;
const labels = { email: 'verify_email', sms: 'mobile' } as const;

/**
 * The ways back into an account with a forgotten password: a new password by a code or by a linked account elsewhere, a
 * sign-in with that account, and at last the customer service.
 */
export default function ForgotPasswordPage() {
  const text = useText('auth');
  const offered = useSite((site) => site.login.recovery);
  const ways = recoveryWays.filter((way: RecoveryWay) => offered.includes(way));
  // A provider may have led the visitor back here.
  const [proof, setProof] = useState<SocialProof | undefined>(() => provenOwner.consume());
  const prove = { purpose: 'reset', use: async (given: SocialProof) => setProof(given) } as const;
  return (
    <GuestOnly>
      <AuthPage
        title={text('forgot_password')}
        compact
        footer={
          <FooterLink to={paths.login} withQuery>
            {text('sign_in')}
          </FooterLink>
        }
      >
        {proof && <ProvenResetForm proof={proof} />}
        {!proof && ways.length > 0 && (
          <MethodTabs
            methods={ways}
            fallback="email"
            forms={forms}
            labelOf={(way) => text(labels[way])}
            label={text('forgot_password')}
          />
        )}
        {!proof && <SocialSignIn {...(offered.includes('social') && { proof: prove })} />}
        <Button variant="ghost" block onClick={openCustomerService}>
          {text('contact_support')}
        </Button>
      </AuthPage>
    </GuestOnly>
  );
}
