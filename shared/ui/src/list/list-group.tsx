import { type ReactNode, useId } from 'react';
import styles from './list-group.module.css';

export interface ListGroupProps {
  label?: string | undefined;
  /** At the end of the label's line, such as the sums of the rows. */
  summary?: ReactNode;
  children: ReactNode;
}

/** Rows that belong together, on one surface. Without a row nothing shows. */
export function ListGroup({ label, summary, children }: ListGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={label === undefined ? undefined : id} className={styles.group}>
      {label !== undefined && (
        <div className={styles.head}>
          <h2 id={id} className={styles.label}>
            {label}
          </h2>
          {summary}
        </div>
      )}
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
