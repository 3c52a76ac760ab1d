import { type ComponentProps, useId } from 'react';
import { Badge } from '../badge/badge';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Outline of the icon. */
  icon: string;
  /** Accessible name. */
  label: string;
  /** A count on the corner, read out as the button's description. */
  badge?: number | undefined;
  /** The icon flips in right-to-left languages. */
  mirror?: boolean | undefined;
}

/** A button that shows only an icon, 44 px square. */
export function IconButton({
  icon,
  label,
  badge = 0,
  mirror,
  className,
  type = 'button',
  ...native
}: IconButtonProps) {
  const badgeId = useId();
  return (
    <button
      aria-describedby={badge > 0 ? badgeId : undefined}
      {...native}
      type={type}
      aria-label={label}
      className={classNames(styles.button, className)}
    >
      <Icon path={icon} mirror={mirror} />
      <span id={badgeId} className={styles.badge}>
        <Badge count={badge} />
      </span>
    </button>
  );
}
