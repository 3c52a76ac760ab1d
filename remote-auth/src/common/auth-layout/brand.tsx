import { merchant, useSite } from '@tessera/shell/site';
import { useState } from 'react';
import styles from './brand.module.css';

const LOGO = 'LOGO';

/** The merchant's logo; its initial and name without a logo or if the picture cannot be loaded. */
export function Brand() {
  const { name } = merchant();
  const logo = useSite(
    (site) => site.mobileTemplate.h5_logo ?? site.resources.find((one) => one.resourceType === LOGO)?.url,
  );
  const [broken, setBroken] = useState<string>();
  if (logo !== undefined && logo !== broken) {
    return <img src={logo} alt={name} height={48} className={styles.logo} onError={() => setBroken(logo)} />;
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
