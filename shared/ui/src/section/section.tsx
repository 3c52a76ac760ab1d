import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  /** At the end of the title's line: a link or a small button. */
  action?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A titled part of a page. */
export function Section({ title, action, children, className }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(styles.section, className)}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
