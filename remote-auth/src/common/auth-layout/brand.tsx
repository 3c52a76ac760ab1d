import { merchant, useSite } from '@tessera/shell/site';
import { useImageFailure } from '@tessera/ui';
import styles from './brand.module.css';

const LOGO = 'LOGO';

/** The merchant's logo; its initial and name without a logo or if the picture cannot be loaded. */
export function Brand() {
  const { name } = merchant();
  const logo = useSite(
    (site) => site.mobileTemplate.h5_logo ?? site.resources.find((one) => one.resourceType === LOGO)?.url,
  );
  const [isFailed, onError] = useImageFailure(logo);
  if (logo !== undefined && !isFailed) {
    return <img src={logo} alt={name} height={48} className={styles.logo} onError={onError} />;
  }
  return (
    <div className={styles.brand}>
      <span className={styles.monogram} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className={styles.name}>{name}</span>
    </div>
  );
}
