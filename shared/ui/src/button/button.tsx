import type { ComponentProps, MouseEvent } from 'react';
import { BusyDots } from '../busy-dots/busy-dots';
import { classNames } from '../class-names';
import styles from './button.module.css';
import { ButtonContent } from './button-content';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'm' | 's' | undefined;
  /** As wide as what it stands in. */
  block?: boolean | undefined;
  /** Work is under way: shown in place of the label; clicks and submits are ignored, focus stays. */
  busy?: boolean | undefined;
  /** Outline of an icon before the label. */
  icon?: string | undefined;
}

/** A button; `type` is `button` unless told, so that none submits a form by accident. */
export function Button({
  variant = 'primary',
  size = 'm',
  block = false,
  busy = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...native
}: ButtonProps) {
  // Not `disabled` while busy: that would drop the focus, and a keyboard user would start again from the top.
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...native}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || native['aria-disabled']}
      onClick={click}
      className={classNames(styles.button, styles[variant], styles[size], block && styles.block, className)}
    >
      <ButtonContent size={size} icon={icon}>
        {children}
      </ButtonContent>
      {busy && <BusyDots />}
    </button>
  );
}
