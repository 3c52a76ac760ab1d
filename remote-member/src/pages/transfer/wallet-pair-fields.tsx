import swapIcon from '@phosphor-icons/core/assets/regular/arrows-down-up.svg';
import type { WalletBalance } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { IconButton, SelectField } from '@tessera/ui';
import { swapped, type WalletPair, withSide } from './wallet-pair';
import styles from './wallet-pair-fields.module.css';

export interface WalletPairFieldsProps {
  wallets: WalletBalance['wallets'];
  pair: WalletPair;
  onChange: (pair: WalletPair) => void;
}

/** The two wallets of a transfer with their balances, and the button that swaps them. */
export function WalletPairFields({ wallets, pair, onChange }: WalletPairFieldsProps) {
  const text = useText('member');
  const money = useMoney();
  const options = wallets.map(({ code, name, amount }) => ({
    value: code,
    label: `${name} · ${money(amount)}`,
  }));
  const field = (side: keyof WalletPair) => (
    <SelectField
      label={text(`transfer_${side}`)}
      name={side}
      value={pair[side]}
      onChange={(code) => onChange(withSide(pair, side, code))}
      options={options}
    />
  );
  return (
    <div className={styles.pair}>
      {field('from')}
      <IconButton
        icon={swapIcon}
        label={text('transfer_swap')}
        onClick={() => onChange(swapped(pair))}
        className={styles.swap}
      />
      {field('to')}
    </div>
  );
}
