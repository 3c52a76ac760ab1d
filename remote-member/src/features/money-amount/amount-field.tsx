import { useText } from '@tessera/shell/i18n';
import { Chip, TextField } from '@tessera/ui';
import { useState } from 'react';
import styles from './amount-field.module.css';
import { type AmountBounds, type AmountProblem, checkAmount } from './check-amount';
import { parseAmount } from './parse-amount';
import type { Currency } from './use-currency';

export interface AmountState {
  readonly value: string;
  readonly change: (value: string) => void;
  /** In minor units. Absent unless the amount is valid. */
  readonly minor?: bigint;
  readonly problem?: AmountProblem;
}

/** The state of an amount field: the typed text, and the amount or the problem in it. */
export function useAmount(currency: Currency, bounds: AmountBounds): AmountState {
  const [value, change] = useState('');
  return { value, change, ...checkAmount(parseAmount(value, currency), bounds) };
}

export interface AmountFieldProps {
  label: string;
  currency: Currency;
  value: string;
  onChange: (value: string) => void;
  bounds: AmountBounds;
  problem?: AmountProblem | undefined;
  /** Amounts in minor units that one tap fills in. */
  quick?: readonly bigint[];
  /** The largest amount, in minor units, for the button that fills it in. Absent: no such button. */
  all?: bigint | undefined;
}

const withoutZeroDecimals = (decimal: string) => decimal.replace(/\.0+$/, '');

/** A field for an amount, with its limits. Shows most problems only after the member has left the field. */
export function AmountField(props: AmountFieldProps) {
  const { label, currency, value, onChange, bounds, problem, quick = [], all } = props;
  const text = useText('member');
  const [left, setLeft] = useState(false);
  const limits = { minimum: currency.format(bounds.minimum), maximum: currency.format(bounds.maximum) };
  const shown = left || problem === 'too_little_money' || problem === 'too_large' ? problem : undefined;
  const filled = (minor: bigint) => withoutZeroDecimals(currency.toDecimal(minor));
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
              selected={value === filled(minor)}
              onClick={() => onChange(filled(minor))}
            >
              <bdi dir="ltr">{currency.format(minor).replace(/[.,]0+$/, '')}</bdi>
            </Chip>
          ))}
          {all !== undefined && <Chip onClick={() => onChange(filled(all))}>{text('amount_all')}</Chip>}
        </div>
      )}
    </div>
  );
}
