import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { pendingProof } from '../../common/pending-proof';
import { useOfferedProviders } from './offered-providers';
import { ProviderButton } from './provider-button';
import styles from './social-row.module.css';
import { useProofSignIn } from './use-proof-sign-in';
import { type ProofUse, useSocialProof } from './use-social-proof';

/** A button for each offered provider. */
function ProofRow({ proof }: { proof: ProofUse }) {
  const text = useText('auth');
  const offered = useOfferedProviders().filter(
    ({ channel }) => proof.channel === undefined || channel === proof.channel,
  );
  const { busy, start, onProof } = useSocialProof(proof);
  if (offered.length === 0) return null;
  return (
    <section className={styles.social} aria-label={text('continue_with_account')}>
      {proof.purpose === undefined && pendingProof.get() !== undefined && (
        <p className={styles.hint}>{text('binding_hint')}</p>
      )}
      {proof.purpose !== 'link' && <p className={styles.divider}>{text('or_continue_with')}</p>}
      <div className={styles.row}>
        {offered.map((provider) => {
          const { channel, OwnButton } = provider;
          const button = <ProviderButton key={channel} provider={provider} busy={busy} start={start} />;
          if (!OwnButton || environment().isNativeApp) return button;
          return (
            <OwnButton key={channel} onProof={onProof}>
              {button}
            </OwnButton>
          );
        })}
      </div>
    </section>
  );
}

function SignInRow() {
  const { signInWith, dialog } = useProofSignIn();
  return (
    <>
      <ProofRow proof={{ use: signInWith }} />
      {dialog}
    </>
  );
}

/** The buttons of the providers, for a login or for another use of their proofs. */
export const SocialRow = ({ proof }: { proof?: ProofUse | undefined }) =>
  proof ? <ProofRow proof={proof} /> : <SignInRow />;
