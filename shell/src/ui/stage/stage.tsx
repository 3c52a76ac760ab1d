import headset from '@phosphor-icons/core/assets/regular/headset.svg';
import { ListGroup, ListRow } from '@tessera/ui';
import { useSite } from '../../core/site';
import { useText } from '../../platform/i18n';
import { Brand } from '../brand';
import { openCustomerService } from '../customer-service';
import { TrustFooter } from '../trust-footer';
import { PhoneCode } from './phone-code';
import styles from './stage.module.css';

/**
 * What a wide window shows beside the app: at the start the merchant's brand, above the navigation; at the end a code that
 * opens the page on a phone, the way to support, and what makes the site trustworthy.
 */
export default function Stage() {
  const t = useText('shell');
  const hasContacts = useSite((site) => site.customerService.length > 0);
  return (
    <aside aria-label={t('phone_scan')}>
      <div className={styles.ground} />
      <div className={styles.brand}>
        <Brand />
      </div>
      <div className={styles.side}>
        <PhoneCode />
        {hasContacts && (
          <ListGroup>
            <ListRow icon={headset} title={t('service_title')} onClick={openCustomerService} />
          </ListGroup>
        )}
        <TrustFooter />
      </div>
    </aside>
  );
}
