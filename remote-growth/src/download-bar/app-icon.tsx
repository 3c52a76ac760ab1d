import gift from '@phosphor-icons/core/assets/fill/gift-fill.svg';
import phone from '@phosphor-icons/core/assets/regular/device-mobile-speaker.svg';
import { useText } from '@tessera/shell/i18n';
import { classNames, Icon, VisuallyHidden } from '@tessera/ui';
import { useState } from 'react';
import styles from './app-icon.module.css';
import type { AppLook } from './use-app';

/** In px. */
const sizes = { m: 44, l: 60 } as const;

/** The app's icon, with a gift on its corner while a promotion runs; a drawn phone stands in for a missing picture. */
export function AppIcon({ app, size = 'm' }: { app: AppLook; size?: keyof typeof sizes }) {
  const text = useText('growth');
  const [failed, setFailed] = useState<string>();
  const hasPicture = app.icon !== undefined && app.icon !== failed;
  return (
    <span className={styles.place} data-size={size}>
      <span className={classNames(styles.icon, !hasPicture && styles.drawn)}>
        {hasPicture ? (
          <img
            src={app.icon}
            alt=""
            width={sizes[size]}
            height={sizes[size]}
            onError={() => setFailed(app.icon)}
          />
        ) : (
          <Icon path={phone} size={26} />
        )}
      </span>
      {app.gift && (
        <span className={styles.gift}>
          <Icon path={gift} size={12} />
          <VisuallyHidden>{text('gift')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
