import type { ReactNode } from 'react';
import styles from './amount.module.css';

export interface AmountProps {
  children: ReactNode;
}

/**
 * A sum of money or another figure: digits of one width, never reordered by right-to-left text around it, and never
 * changed by a translator.
 */
export function Amount({ children }: AmountProps) {
  return (
    <bdi dir="ltr" translate="no" className={styles.amount}>
      {children}
    </bdi>
  );
}
