import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { pendingProof } from '../../common/pending-proof';
import { useOfferedProviders } from './offered-providers';
import { ProviderButton } from './provider-button';
import styles from './social-row.module.css';
import { useSocialSignIn } from './use-social-sign-in';

/** A button for each offered provider. */
export function SocialRow() {
  const text = useText('auth');
  const offered = useOfferedProviders();
  const { busy, start, onProof, dialog } = useSocialSignIn();
  if (offered.length === 0) return null;
  return (
    <section className={styles.social} aria-label={text('continue_with_account')}>
      {pendingProof.get() !== undefined && <p className={styles.hint}>{text('binding_hint')}</p>}
      <p className={styles.divider}>{text('or_continue_with')}</p>
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
      {dialog}
    </section>
  );
}
