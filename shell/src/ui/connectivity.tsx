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

/** As long as there is no connection: says that what stands below may be old, and loads the page anew on demand. */
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
 * Says so when the connection goes (R4.31). The specification says so of pages on https; a page on this machine is as
 * secure to the browser, and the only pages that cannot go on offline are the others, which have no worker.
 */
export function watchConnection(): void {
  addEventListener('offline', () => {
    if (isSecureContext) toast(text('shell', 'network_offline'), { duration: TOAST });
  });
}
