import { Card } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './auth-page.module.css';
import { Hero } from './hero';

export interface AuthPageProps {
  title: string;
  /** Makes the greeting smaller, for a long form. */
  compact?: boolean;
  /** The form. */
  children: ReactNode;
  /** Links to other pages. */
  footer: ReactNode;
}

/** The layout of the pages for signing in: the merchant's greeting and a card with a form. */
export function AuthPage({ title, compact = false, children, footer }: AuthPageProps) {
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
