import { useText } from '../../platform/i18n';
import styles from './offline-bar.module.css';
import { useOnline } from './use-online';

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
