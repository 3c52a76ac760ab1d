import back from '@phosphor-icons/core/assets/bold/caret-left-bold.svg';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button/icon-button';
import styles from './page.module.css';

export interface PageProps {
  title?: string | undefined;
  onBack?: (() => void) | undefined;
  /** Name of the back button; goes with `onBack`. */
  backLabel?: string | undefined;
  /** At the end of the header: icon buttons. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * The frame of a screen: a header that stays in view, and the content with the usual space around it. No offer floats over
 * a page with a way back: the visitor has come there to do something.
 */
export function Page({ title, onBack, backLabel = '', actions, children, className }: PageProps) {
  const hasHeader = title !== undefined || onBack !== undefined || actions !== undefined;
  return (
    <div className={classNames(styles.page, className)}>
      {hasHeader && (
        <header className={classNames(styles.header, onBack && styles.inner)} data-offers={onBack && 'none'}>
          {onBack && (
            <IconButton icon={back} label={backLabel} mirror onClick={onBack} className={styles.back} />
          )}
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.actions}>{actions}</div>
        </header>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
