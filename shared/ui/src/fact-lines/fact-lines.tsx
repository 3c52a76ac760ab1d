import type { ReactNode } from 'react';
import styles from './fact-lines.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Emphasizes the line, such as the total. */
  readonly strong?: boolean;
}

export interface FactLinesProps {
  facts: readonly Fact[];
}

/** Labels and values, one pair a line, such as an amount, its fee and the total. */
export function FactLines({ facts }: FactLinesProps) {
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
