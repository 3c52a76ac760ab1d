import { useText } from '@tessera/shell/i18n';
import { Chip, TextField } from '@tessera/ui';
import { useState } from 'react';
import styles from './amount-field.module.css';
import type { AmountBounds, AmountProblem } from './check-amount';
import type { Currency } from './use-currency';

export interface AmountFieldProps {
  label: string;
  currency: Currency;
  value: string;
  onChange: (value: string) => void;
  bounds: AmountBounds;
  problem?: AmountProblem | undefined;
  /** Amounts in minor units that one tap fills in. */
  quick?: readonly bigint[];
  /** Offers what there is, as a whole. */
  all?: bigint | undefined;
}

/** Where a member types how much; says the limits, and what is wrong once they have left it. */
export function AmountField(props: AmountFieldProps) {
  const { label, currency, value, onChange, bounds, problem, quick = [], all } = props;
  const text = useText('member');
  const [left, setLeft] = useState(false);
  const limits = { minimum: currency.written(bounds.minimum), maximum: currency.written(bounds.maximum) };
  const shown = left || problem === 'too_little_money' || problem === 'too_large' ? problem : undefined;
  const fill = (minor: bigint) => onChange(currency.decimal(minor).replace(/\.0+$/, ''));
  return (
    <div className={styles.amount}>
      <TextField
        label={label}
        name="amount"
        value={value}
        onChange={onChange}
        onBlur={() => setLeft(true)}
        onFocus={() => setLeft(false)}
        error={shown && text(`amount_${shown}`, { ...limits, currency: currency.code })}
        hint={text('amount_limits', limits)}
        prefix={currency.code}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        dir="ltr"
        className={styles.field}
      />
      {(quick.length > 0 || all !== undefined) && (
        <div className={styles.quick}>
          {quick.map((minor) => (
            <Chip
              key={String(minor)}
              selected={value === currency.decimal(minor).replace(/\.0+$/, '')}
              onClick={() => fill(minor)}
            >
              <bdi dir="ltr">{currency.written(minor).replace(/[.,]0+$/, '')}</bdi>
            </Chip>
          ))}
          {all !== undefined && <Chip onClick={() => fill(all)}>{text('amount_all')}</Chip>}
        </div>
      )}
    </div>
  );
}
