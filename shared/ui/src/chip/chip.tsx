import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './chip.module.css';

export interface ChipProps {
  /** Given: the chip can be on or off, and says so. */
  selected?: boolean | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A short choice or filter; a plain label when there is nothing to click. */
export function Chip({ selected, onClick, children, className }: ChipProps) {
  const name = classNames(styles.chip, selected && styles.selected, className);
  if (!onClick) return <span className={name}>{children}</span>;
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onClick}
      className={classNames(name, styles.button)}
    >
      {children}
    </button>
  );
}
