import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { ButtonProps } from './button';
import styles from './button.module.css';

export interface LinkButtonProps
  extends ComponentProps<'a'>,
    Pick<ButtonProps, 'variant' | 'size' | 'block' | 'icon'> {}

/** A link that looks like a button: for what leads to an address, so that the browser treats it as one. */
export function LinkButton({
  variant = 'primary',
  size = 'm',
  block = false,
  icon,
  className,
  children,
  ...native
}: LinkButtonProps) {
  return (
    <a
      {...native}
      className={classNames(styles.button, styles[variant], styles[size], block && styles.block, className)}
    >
      <span className={styles.content}>
        {icon !== undefined && <Icon path={icon} size={size === 's' ? 18 : 20} />}
        {children}
      </span>
    </a>
  );
}
