import styles from './ticker.module.css';

/** Keeps the ticker's place. */
export const TickerPlace = () => <div className={styles.place} />;
