import bank from '@phosphor-icons/core/assets/regular/bank.svg';
import redirect from '@phosphor-icons/core/assets/regular/credit-card.svg';
import crypto from '@phosphor-icons/core/assets/regular/currency-circle-dollar.svg';
import qr from '@phosphor-icons/core/assets/regular/qr-code.svg';
import type { DepositKind, DepositMethod } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Choices } from '@tessera/ui';
import { usePercentFormat } from '../../common/format';
import type { Currency } from '../../features/money-amount';
import styles from './method-choices.module.css';

const icons: Readonly<Record<DepositKind, string>> = { bank, redirect, crypto, qr };

export interface MethodChoicesProps {
  methods: readonly DepositMethod[];
  currency: Currency;
  value: string;
  onChange: (code: string) => void;
}

/** The deposit methods with the fee of each and the time that it takes. Closed methods are disabled. */
export function MethodChoices({ methods, currency, value, onChange }: MethodChoicesProps) {
  const text = useText('member');
  const formatPercent = usePercentFormat();
  const feeOf = ({ fee }: DepositMethod) => {
    const fixed = fee ? currency.toMinor(fee.fixed) : 0n;
    const parts = [
      fee && Number(fee.percent) !== 0 && formatPercent(fee.percent),
      fixed !== 0n && currency.formatShort(fixed),
    ].filter(Boolean);
    return parts.length > 0 ? text('deposit_fee', { fee: parts.join(' + ') }) : text('deposit_no_fee');
  };
  const detailOf = (method: DepositMethod) => {
    const { closed, minutes } = method;
    if (closed) return text('deposit_closed');
    return (
      <span className={styles.facts}>
        <span>{feeOf(method)}</span> {!!minutes && <span>{text('deposit_minutes', { count: minutes })}</span>}
      </span>
    );
  };
  return (
    <Choices
      layout="tiles"
      label={text('deposit_method')}
      value={value}
      onChange={onChange}
      options={methods.map((method) => ({
        value: method.code,
        title: method.name,
        detail: detailOf(method),
        icon: icons[method.kind],
        logo: method.logo,
        disabled: method.closed,
      }))}
    />
  );
}
