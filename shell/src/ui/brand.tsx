import { useImageFailure } from '@tessera/ui';
import { useSite } from '../core/site';
import { merchant } from '../platform/merchant';
import styles from './brand.module.css';

/** The merchant's logo, or its name without a logo or if the picture cannot be loaded. At most as large as its place. */
export function Brand() {
  const { name } = merchant();
  const logo = useSite(
    (site) =>
      site.mobileTemplate.h5_logo ?? site.resources.find(({ resourceType }) => resourceType === 'LOGO')?.url,
  );
  const [isFailed, onError] = useImageFailure(logo);
  return logo === undefined || isFailed ? (
    <p className={styles.name}>{name}</p>
  ) : (
    <img src={logo} alt={name} className={styles.logo} onError={onError} />
  );
}
