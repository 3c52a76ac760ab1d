import { useSyncExternalStore } from 'react';
import { toast } from '../core/notices';
import { text, useText } from '../platform/i18n';
import styles from './connectivity.module.css';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser has a connection, now and as it changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** While there is no connection: warns that the page may be outdated, with a button to reload it. */
export function OfflineBar() {
  const t = useText('shell');
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <div className={styles.bar} role="status">
      <span>{t('offline')}</span>
      <button type="button" className={styles.retry} onClick={() => location.reload()}>
        {t('retry')}
      </button>
    </div>
  );
}

/** In ms (R4.31). */
const TOAST = 1_500;

/**
 * Shows a toast when the connection is lost (R4.31). The specification limits it to pages on https. Localhost counts as
 * well, because it is a secure context with a service worker.
 */
export function watchConnection(): void {
  addEventListener('offline', () => {
    if (isSecureContext) toast(text('shell', 'network_offline'), { duration: TOAST });
  });
}
