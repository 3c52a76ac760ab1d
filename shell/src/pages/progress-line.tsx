import { useStore } from 'zustand';
import { useText } from '../i18n';
import { pendingNavigations } from '../navigation/pending';
import styles from './progress-line.module.css';

/** A thin line while a navigation waits for code; it appears only when the wait is felt. */
export function ProgressLine() {
  const t = useText('shell');
  const { count } = useStore(pendingNavigations);
  return count > 0 && <div className={styles.line} role="progressbar" aria-label={t('loading')} />;
}
