import type { DepositMethod } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Choices } from '@tessera/ui';
import { methodIcons } from './method-icons';

export interface MethodChoicesProps {
  methods: readonly DepositMethod[];
  value: string;
  onChange: (code: string) => void;
}

/** The ways to pay, with how long each takes; closed ones say so. */
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
        icon: methodIcons[method.kind],
        disabled: method.closed,
      }))}
    />
  );
}
