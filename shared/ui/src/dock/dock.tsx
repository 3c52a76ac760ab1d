import type { ReactNode } from 'react';
import styles from './dock.module.css';

export interface DockProps {
  children: ReactNode;
}

/** The foot of a page: its main button, in view above the bottom bar. What floats over pages makes room for it. */
export const Dock = ({ children }: DockProps) => <div className={styles.dock}>{children}</div>;
