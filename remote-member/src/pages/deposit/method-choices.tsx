import bank from '@phosphor-icons/core/assets/regular/bank.svg';
import redirect from '@phosphor-icons/core/assets/regular/credit-card.svg';
import crypto from '@phosphor-icons/core/assets/regular/currency-circle-dollar.svg';
import qr from '@phosphor-icons/core/assets/regular/qr-code.svg';
import type { DepositKind, DepositMethod } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Choices } from '@tessera/ui';

const icons: Readonly<Record<DepositKind, string>> = { bank, redirect, crypto, qr };

export interface MethodChoicesProps {
  methods: readonly DepositMethod[];
  value: string;
  onChange: (code: string) => void;
}

/** The deposit methods with the time that each takes. Closed methods are disabled. */
export function MethodChoices({ methods, value, onChange }: MethodChoicesProps) {
  const text = useText('member');
  const detailOf = ({ closed, minutes }: DepositMethod) => {
    if (closed) return text('deposit_closed');
    return minutes ? text('deposit_minutes', { count: minutes }) : undefined;
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
