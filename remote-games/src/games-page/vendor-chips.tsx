import { useText } from '@tessera/shell/i18n';
import { Chip } from '@tessera/ui';
import type { Vendor } from '../categories/vendors';
import styles from './vendor-chips.module.css';

export interface VendorChipsProps {
  vendors: readonly Vendor[];
  /** Vendor code; absent: all vendors. */
  selected: string | undefined;
  onSelect: (vendor: string | undefined) => void;
}

/** The vendors to narrow a category to; nothing where there is no choice. */
export function VendorChips({ vendors, selected, onSelect }: VendorChipsProps) {
  const text = useText('games');
  if (vendors.length < 2) return null;
  return (
    <fieldset className={styles.row} aria-label={text('vendors')}>
      <Chip selected={selected === undefined} onClick={() => onSelect(undefined)}>
        {text('vendors_all')}
      </Chip>
      {vendors.map(({ vendor, name }) => (
        <Chip key={vendor} selected={vendor === selected} onClick={() => onSelect(vendor)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
