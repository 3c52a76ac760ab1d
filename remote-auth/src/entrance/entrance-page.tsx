import { Card } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './entrance-page.module.css';
import { Hero } from './hero';

export interface EntrancePageProps {
  title: string;
  /** Leaves more room to a long form. */
  compact?: boolean;
  /** The form. */
  children: ReactNode;
  /** Ways on for those who came to the wrong door. */
  footer: ReactNode;
}

/** The frame of every page before the session: the merchant's own greeting, and a card with what to fill in. */
export function EntrancePage({ title, compact = false, children, footer }: EntrancePageProps) {
  return (
    <div className={styles.page}>
      <Hero compact={compact} />
      <div className={styles.body}>
        <Card as="section" className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </Card>
        <div className={styles.footer}>{footer}</div>
      </div>
    </div>
  );
}
