import { type NewVendor, newGameVendor } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { Section } from '@tessera/ui';
import { Picture } from '../../common/images/picture';
import { vendorCard } from '../../common/images/picture-folders';
import { paths } from '../../common/paths';
import styles from './new-vendors.module.css';

/** The games of a new vendor, in the first category that it has some in. */
export function vendorPath({ vendor, gameTypes: [category] }: NewVendor): string {
  const filter = { ...(category !== undefined && { category }), vendor };
  return `${paths.games}?${new URLSearchParams(filter)}`;
}

/** The vendors that came last, each leading to its games (R7.35); nothing where there are none. */
export default function NewVendors() {
  const text = useText('games');
  const { value } = useCall(newGameVendor, {});
  const vendors = value?.vendors ?? [];
  if (vendors.length === 0) return null;
  return (
    <Section title={text('new_vendors')} className={styles.section}>
      <ul className={styles.row}>
        {vendors.map((vendor) => (
          <li key={vendor.vendor}>
            <Link to={vendorPath(vendor)} className={styles.card}>
              <Picture image={vendorCard(vendor.vendor)} width={320} height={160} />
              <span className={styles.name}>{vendor.name}</span>
              <span className={styles.badge}>{text('new')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
