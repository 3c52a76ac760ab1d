import styles from './quick-entries.module.css';

/** Keeps the place of the quick entries. */
export const QuickEntriesPlace = () => <div className={styles.row} />;
