import { useStore } from 'zustand';
import { pendingNavigations } from '../../core/navigation';
import { useText } from '../../platform/i18n';
import styles from './progress-line.module.css';

/** A thin line while a navigation waits for code; it appears only when the wait is felt. */
export function ProgressLine() {
  const t = useText('shell');
  const { count } = useStore(pendingNavigations);
  return count > 0 && <div className={styles.line} role="progressbar" aria-label={t('loading')} />;
}
