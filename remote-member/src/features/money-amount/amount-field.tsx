import { cleanCode } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { Amount, Chip, TextField } from '@tessera/ui';
import type { ReactNode } from 'react';
import { usePercentFormat } from '../../common/format';
import styles from './amount-field.module.css';
import type { AmountBounds } from './check-amount';
import type { AmountState } from './use-amount';
import type { Currency } from './use-currency';

/** The parts of all money that one tap fills in, in percent. */
const SHARES = [25n, 50n, 75n];

export interface AmountFieldProps {
  label: string;
  currency: Currency;
  amount: AmountState;
  bounds: AmountBounds;
  /** Amounts in minor units that one tap fills in. */
  quick?: readonly bigint[];
  /** The largest amount, in minor units, for the buttons that fill in all or a part of it. Absent: no such buttons. */
  all?: bigint | undefined;
}

const withoutZeroDecimals = (decimal: string) => decimal.replace(/\.0+$/, '');

/** A field for an amount in large digits, with the currency as the merchant writes it, and the limits below. */
export function AmountField({ label, currency, amount, bounds, quick = [], all }: AmountFieldProps) {
  const text = useText('member');
  const formatPercent = usePercentFormat();
  const filled = (minor: bigint) => withoutZeroDecimals(currency.toDecimal(minor));
  const chip = (minor: bigint, name: string, label: ReactNode = <Amount>{name}</Amount>) => (
    <Chip
      key={name}
      selected={amount.value === filled(minor)}
      onClick={() => amount.change(filled(minor))}
      className={styles.chip}
    >
      {label}
    </Chip>
  );
  const shares =
    all === undefined
      ? []
      : SHARES.map((share) => ({ share, minor: (all * share) / 100n })).filter(
          ({ minor }) => minor >= bounds.minimum && minor > 0n,
        );
  return (
    <div className={styles.amount}>
      <TextField
        ref={amount.input}
        label={label}
        name="amount"
        value={amount.value}
        onChange={amount.change}
        onBlur={() => amount.setLeft(true)}
        onFocus={() => amount.setLeft(false)}
        error={amount.error}
        hint={text('amount_limits', {
          minimum: currency.format(bounds.minimum),
          maximum: currency.format(bounds.maximum),
        })}
        prefix={currency.signBefore && <span className={styles.sign}>{currency.signBefore}</span>}
        suffix={currency.signAfter && <span className={styles.sign}>{currency.signAfter}</span>}
        placeholder="0"
        inputMode="decimal"
        autoComplete="off"
        clean={cleanCode}
        maxLength={24}
        dir="ltr"
        className={styles.field}
      />
      {(quick.length > 0 || all !== undefined) && (
        <div className={styles.quick}>
          {quick.map((minor) => chip(minor, currency.formatShort(minor)))}
          {shares.map(({ share, minor }) => chip(minor, formatPercent(String(share))))}
          {all !== undefined && chip(all, 'all', text('amount_all'))}
        </div>
      )}
    </div>
  );
}
