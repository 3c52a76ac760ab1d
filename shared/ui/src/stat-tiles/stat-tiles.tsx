import type { ReactNode } from 'react';
import styles from './stat-tiles.module.css';

export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
}

export interface StatTilesProps {
  stats: readonly Stat[];
}

/** Figures with their labels, two tiles a row. */
export const StatTiles = ({ stats }: StatTilesProps) => (
  <dl className={styles.tiles}>
    {stats.map(({ label, value }) => (
      <div key={label} className={styles.tile}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
