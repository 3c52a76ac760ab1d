import { type ReactNode, useId } from 'react';
import styles from './list-group.module.css';

export interface ListGroupProps {
  label?: string | undefined;
  children: ReactNode;
}

/** Rows that belong together, on one surface. Without a row nothing shows. */
export function ListGroup({ label, children }: ListGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={label === undefined ? undefined : id} className={styles.group}>
      {label !== undefined && (
        <h2 id={id} className={styles.label}>
          {label}
        </h2>
      )}
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
