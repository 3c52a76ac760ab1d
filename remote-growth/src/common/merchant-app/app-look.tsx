import gift from '@phosphor-icons/core/assets/fill/gift-fill.svg';
import star from '@phosphor-icons/core/assets/fill/star-fill.svg';
import phone from '@phosphor-icons/core/assets/regular/device-mobile-speaker.svg';
import { useText } from '@tessera/shell/i18n';
import { classNames, Icon, useImageFailure, VisuallyHidden } from '@tessera/ui';
import styles from './app-look.module.css';
import type { AppLook } from './use-app';

/** In px. */
const sizes = { m: 44, l: 60 } as const;

/** The app's icon, with a gift on its corner while a promotion runs. A missing picture is replaced by a drawn phone. */
export function AppIcon({ app, size = 'm' }: { app: AppLook; size?: keyof typeof sizes }) {
  const text = useText('growth');
  const [isFailed, onError] = useImageFailure(app.icon);
  const hasPicture = app.icon !== undefined && !isFailed;
  return (
    <span className={styles.place} data-size={size}>
      <span className={classNames(styles.icon, !hasPicture && styles.drawn)}>
        {hasPicture ? (
          <img src={app.icon} alt="" width={sizes[size]} height={sizes[size]} onError={onError} />
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

const stars = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The app's rating: five stars of five (R2.49). */
export function Rating() {
  const text = useText('growth');
  return (
    <span className={styles.rating}>
      <VisuallyHidden>{text('rating')}</VisuallyHidden>
      <span aria-hidden="true" className={styles.stars}>
        {stars.map((key) => (
          <Icon key={key} path={star} size={12} />
        ))}
        <span className={styles.figure}>5.0</span>
      </span>
    </span>
  );
}
