import { Link, useLocation } from '@tessera/shell/navigation';
import type { ReactNode } from 'react';
import styles from './footer-link.module.css';

export interface FooterLinkProps {
  to: string;
  /** Text before the link. */
  question?: string;
  /** Keeps the query, which can contain the target after the login, and replaces the history entry. */
  withQuery?: boolean;
  children: ReactNode;
}

/** A link below the card. */
export function FooterLink({ to, question, withQuery = false, children }: FooterLinkProps) {
  const { search } = useLocation();
  return (
    <p className={styles.line}>
      {question !== undefined && <span>{question}</span>}
      <Link to={withQuery ? to + search : to} replace={withQuery} className={styles.link}>
        {children}
      </Link>
    </p>
  );
}
