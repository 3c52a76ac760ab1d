import type { ReactNode } from 'react';
import styles from './stat-tiles.module.css';

export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
}

/** Figures with their names, two beside each other. */
export const StatTiles = ({ stats }: { stats: readonly Stat[] }) => (
  <dl className={styles.tiles}>
    {stats.map(({ label, value }) => (
      <div key={label} className={styles.tile}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
