import { Link, useLocation } from '@tessera/shell/navigation';
import type { ReactNode } from 'react';
import styles from './way-on.module.css';

export interface WayOnProps {
  to: string;
  /** What the link is for, before it. */
  question?: string;
  /** Takes the whole query along, so that the target of a redirect survives a change of form. */
  withQuery?: boolean;
  children: ReactNode;
}

/** A link below the card. */
export function WayOn({ to, question, withQuery = false, children }: WayOnProps) {
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
