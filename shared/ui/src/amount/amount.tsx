import type { ReactNode } from 'react';
import styles from './amount.module.css';

export interface AmountProps {
  children: ReactNode;
}

/** A sum of money or another figure: digits of one width, and never reordered by right-to-left text around it. */
export function Amount({ children }: AmountProps) {
  return (
    <bdi dir="ltr" className={styles.amount}>
      {children}
    </bdi>
  );
}
