import { socialChannels } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo, useQuery } from '@tessera/shell/navigation';
import { AuthPage, FooterLink } from '../common/auth-layout';
import { paths } from '../common/paths';
import { linkAccount, SocialSignIn } from '../features/social';

/** Links an account elsewhere, which signs the member in from then on: the one that the query names, or any. */
export default function LinkAccountPage() {
  const text = useText('auth');
  const go = useGo();
  const wanted = useQuery().get('channel');
  const channel = socialChannels.find((name) => name === wanted);
  return (
    <AuthPage
      title={text('binding_title')}
      compact
      footer={<FooterLink to={paths.security}>{text('back')}</FooterLink>}
    >
      <p>{text('link_hint')}</p>
      <SocialSignIn
        proof={{
          purpose: 'link',
          channel,
          use: async (proof) => {
            await linkAccount(proof, text);
            go(paths.security, { replace: true });
          },
        }}
      />
    </AuthPage>
  );
}
