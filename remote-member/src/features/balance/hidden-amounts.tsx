import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, VisuallyHidden } from '@tessera/ui';

export interface MoneyProps {
  /** Decimal amount in major units, as text: it is formatted, never calculated with. */
  amount: string;
  hidden: boolean;
}

/** A sum in the merchant's currency, or dots in its place when amounts are covered. */
export function Money({ amount, hidden }: MoneyProps) {
  const text = useText('member');
  const money = useMoney();
  if (!hidden) return <Amount>{money(amount)}</Amount>;
  return (
    <>
      <span aria-hidden="true">••••••</span>
      <VisuallyHidden>{text('amount_hidden')}</VisuallyHidden>
    </>
  );
}
