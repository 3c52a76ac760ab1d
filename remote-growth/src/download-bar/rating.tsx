import star from '@phosphor-icons/core/assets/fill/star-fill.svg';
import { useText } from '@tessera/shell/i18n';
import { Icon, VisuallyHidden } from '@tessera/ui';
import styles from './rating.module.css';

const stars = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The app's rating, five stars of five (R2.49). */
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
