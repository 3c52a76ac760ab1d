import { newGameVendor } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { Section } from '@tessera/ui';
import { Picture, vendorCard } from '../../common/images';
import { gamesPath } from '../../common/paths';
import { Sideways } from '../../common/sideways';
import styles from './new-vendors.module.css';

/** The merchant's newest vendors (R7.35). Each links to its games in its first category. Renders nothing without any. */
export default function NewVendors() {
  const text = useText('games');
  const { value } = useCall(newGameVendor, {});
  const vendors = value?.vendors ?? [];
  if (vendors.length === 0) return null;
  return (
    <Section title={text('new_vendors')} className={styles.section}>
      <Sideways>
        <ul className={styles.row}>
          {vendors.map(({ vendor, name, gameTypes: [category] }) => (
            <li key={vendor}>
              <Link to={gamesPath({ category, vendor })} className={styles.card}>
                <Picture image={vendorCard(vendor)} width={320} height={160} />
                <span className={styles.name}>{name}</span>
                <span className={styles.badge}>{text('new')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Sideways>
    </Section>
  );
}
