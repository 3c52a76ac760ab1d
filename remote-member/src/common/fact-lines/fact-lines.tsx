import type { ReactNode } from 'react';
import styles from './fact-lines.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** The one that counts. */
  readonly strong?: boolean;
}

/** Names and values in lines, such as an amount, its fee and what it comes to. */
export function FactLines({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, strong }) => (
        <div key={label} className={styles.fact} data-strong={strong || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
