import { channelFlags } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { useLazyComponent } from '../../common/use-lazy-component';
import styles from './social-row.module.css';
import type { ProofUse } from './use-social-proof';

const loadRow = () =>
  import(/* webpackChunkName: "social" */ './social-row').then(({ SocialRow }) => SocialRow);

/** Keeps the space of one row of buttons while their code loads. */
function Placeholder() {
  const text = useText('auth');
  return (
    <div className={styles.place} aria-hidden="true">
      <p className={styles.divider}>{text('or_continue_with')}</p>
      <div className={styles.row}>
        <span className={styles.provider} />
      </div>
    </div>
  );
}

/**
 * The buttons of the providers. Their code is loaded only if the merchant has switched one of them on.
 * @param proof what the proof of a provider is used for. Default: to sign in
 */
export function SocialSignIn({ proof }: { proof?: ProofUse }) {
  const isOn = useSite(({ whitelabelVal }) =>
    Object.values(channelFlags).some((flag) => whitelabelVal[flag]),
  );
  const Row = useLazyComponent(isOn, loadRow, 'the social sign-in');
  if (!isOn) return null;
  return Row ? <Row proof={proof} /> : <Placeholder />;
}
