import { QrCode, useImageFailure } from '@tessera/ui';
import { useLocation } from '../../core/navigation';
import { useSite } from '../../core/site';
import { useText } from '../../platform/i18n';
import { withKept } from '../../platform/kept-parameters';
import { merchant } from '../../platform/merchant';
import styles from './stage.module.css';

/** In CSS pixels. */
const CODE = 168;

/** The merchant's logo, or its name without a logo or if the picture cannot be loaded. */
function Brand() {
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

/** What a wide window shows beside the app: the merchant's brand, and a code that opens this page on a phone. */
export default function Stage() {
  const t = useText('shell');
  const { pathname, search } = useLocation();
  return (
    <aside aria-label={t('phone_scan')} className={styles.stage}>
      <div className={styles.side}>
        <Brand />
      </div>
      <div className={styles.side}>
        <div className={styles.phone}>
          <QrCode
            content={location.origin + withKept(pathname, search)}
            label={t('phone_scan')}
            size={CODE}
          />
          <p aria-hidden="true">{t('phone_scan')}</p>
        </div>
      </div>
    </aside>
  );
}
