import play from '@phosphor-icons/core/assets/fill/play-circle-fill.svg';
import { useText } from '@tessera/shell/i18n';
import { Chip, Icon } from '@tessera/ui';
import type { Vendor } from '../../common/categories';
import { Picture, vendorIcon } from '../../common/images';
import { Sideways } from '../../common/sideways';
import styles from './vendor-chips.module.css';

export interface VendorChipsProps {
  vendors: readonly Vendor[];
  /** Vendor code; absent: all vendors. */
  selected: string | undefined;
  onSelect: (vendor: string | undefined) => void;
  /** Whether only games that can be tried for free are shown; absent if there are none. */
  free?: boolean | undefined;
  onFree: (free: boolean) => void;
}

/** The filters of a category: free play and vendors. Renders nothing without a choice. */
export function VendorChips({ vendors, selected, onSelect, free, onFree }: VendorChipsProps) {
  const text = useText('games');
  const isChoice = vendors.length > 1 || selected !== undefined;
  if (!isChoice && free === undefined) return null;
  return (
    <Sideways>
      <fieldset className={styles.row} aria-label={text('filters')}>
        {free !== undefined && (
          <Chip selected={free} onClick={() => onFree(!free)}>
            <Icon path={play} size={18} />
            {text('free_play')}
          </Chip>
        )}
        {isChoice && (
          <Chip selected={selected === undefined} onClick={() => onSelect(undefined)}>
            {text('vendors_all')}
          </Chip>
        )}
        {isChoice &&
          vendors.map(({ vendor, name }) => (
            <Chip key={vendor} selected={vendor === selected} onClick={() => onSelect(vendor)}>
              <Picture image={vendorIcon(vendor)} width={18} height={18} className={styles.mark} />
              {name}
            </Chip>
          ))}
      </fieldset>
    </Sideways>
  );
}
