import { classNames } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './floating-offer.module.css';

interface Props {
  readonly label: string;
  readonly side: 'start' | 'end';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * An offer in a corner of the column, above the bottom navigation. One shows at a time, the first of the document, and
 * none where a page has no offers.
 */
export const FloatingOffer = ({ label, side, className, children }: Props) => (
  <aside aria-label={label} data-side={side} className={classNames(styles.offer, styles.corner, className)}>
    {children}
  </aside>
);
