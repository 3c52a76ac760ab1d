import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import type { ButtonProps } from './button';
import styles from './button.module.css';
import { ButtonContent } from './button-content';

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
      <ButtonContent size={size} icon={icon}>
        {children}
      </ButtonContent>
    </a>
  );
}
