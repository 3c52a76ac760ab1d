import styles from './busy-dots.module.css';

/** The sign of work under way, laid over the middle of a positioned parent; the parent says `aria-busy`. */
export function BusyDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  );
}
