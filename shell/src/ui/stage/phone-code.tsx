import { Card, QrCode } from '@tessera/ui';
import { useLocation } from '../../core/navigation';
import { useText } from '../../platform/i18n';
import { withKept } from '../../platform/kept-parameters';
import styles from './phone-code.module.css';

/** In CSS pixels. */
const SIZE = 168;

/** A code that opens this page on a phone. */
export function PhoneCode() {
  const t = useText('shell');
  const { pathname, search } = useLocation();
  return (
    <Card padded className={styles.phone}>
      <QrCode content={location.origin + withKept(pathname, search)} label={t('phone_scan')} size={SIZE} />
      <p aria-hidden="true">{t('phone_scan')}</p>
    </Card>
  );
}
