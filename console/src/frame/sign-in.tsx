import { Card, LinkButton } from '@tessera/ui';
import { entrance } from '../api';
import { useLoaded } from '../state';
import { type ConsoleKey, t } from '../texts';
import styles from './sign-in.module.css';

const faults: Readonly<Record<string, ConsoleKey>> = {
  refused: 'signInRefused',
  expired: 'signInExpired',
  failed: 'signInFailed',
};

/** How to sign in: at the identity provider, or by the link that the command prints. */
export function SignIn() {
  const { data } = useLoaded('/entrance', entrance);
  const fault = faults[new URLSearchParams(location.search).get('sign-in') ?? ''];
  return (
    <main className={styles.page}>
      <Card padded className={styles.card}>
        <h1 className={styles.title}>{t('console')}</h1>
        {fault && (
          <p role="alert" className={styles.fault}>
            {t(fault)}
          </p>
        )}
        {data?.identity ? (
          <LinkButton href="/sign-in">{t('signIn')}</LinkButton>
        ) : (
          data && <p className={styles.text}>{t('openLink')}</p>
        )}
      </Card>
    </main>
  );
}
