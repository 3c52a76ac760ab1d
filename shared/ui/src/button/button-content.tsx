import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './button.module.css';

interface ButtonContentProps {
  size: 'm' | 's';
  icon: string | undefined;
  children: ReactNode;
}

/**
 * The icon and the label of a button. A label that changes gets a new element, so that a translation by the browser that
 * arrives late cannot put the label before in its place.
 */
export function ButtonContent({ size, icon, children }: ButtonContentProps) {
  return (
    <span className={styles.content}>
      {icon !== undefined && <Icon path={icon} size={size === 's' ? 18 : 20} />}
      {typeof children === 'string' ? <span key={children}>{children}</span> : children}
    </span>
  );
}
