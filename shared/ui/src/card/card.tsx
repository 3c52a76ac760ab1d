import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps {
  /** The element; `div` unless told. A card with `onClick` is a button. */
  as?: 'div' | 'article' | 'section' | 'li' | 'form' | 'footer' | undefined;
  onClick?: (() => void) | undefined;
  /** Space between the edge and the content. */
  padded?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A raised surface. */
export function Card({ as: Element = 'div', onClick, padded = false, children, className }: CardProps) {
  const name = classNames(styles.card, padded && styles.padded, className);
  if (!onClick) return <Element className={name}>{children}</Element>;
  return (
    <button type="button" onClick={onClick} className={classNames(name, styles.button)}>
      {children}
    </button>
  );
}
