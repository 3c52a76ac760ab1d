import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, VisuallyHidden } from '@tessera/ui';
import { useState } from 'react';

const stored = storedValue(keys.hiddenAmounts);

/** Whether amounts are hidden, and the function that switches it. The choice is stored on the device. */
export function useHiddenAmounts(): readonly [hidden: boolean, toggle: () => void] {
  const [hidden, setHidden] = useState(() => stored.get() ?? false);
  const toggle = () => {
    stored.set(!hidden);
    setHidden(!hidden);
  };
  return [hidden, toggle];
}

/** Dots in the place of an amount. */
export function HiddenAmount() {
  const text = useText('member');
  return (
    <>
      <span aria-hidden="true">••••</span>
      <VisuallyHidden>{text('amount_hidden')}</VisuallyHidden>
    </>
  );
}

export interface MoneyProps {
  /** Decimal text in major units. It is only formatted, because a number would lose digits. Absent: unknown. */
  amount: string | undefined;
  hidden: boolean;
}

/** An amount in the merchant's currency, dots if amounts are hidden, or a dash if the gateway's amount cannot be read. */
export function Money({ amount, hidden }: MoneyProps) {
  const money = useMoney();
  if (amount === undefined) return <Amount>–</Amount>;
  return hidden ? <HiddenAmount /> : <Amount>{money(amount)}</Amount>;
}
