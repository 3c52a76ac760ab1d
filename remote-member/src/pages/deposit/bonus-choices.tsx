import type { DepositBonus } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Choices } from '@tessera/ui';
import type { Currency } from '../../features/money-amount/use-currency';
import { isGiven } from './deposit-terms';

export interface BonusChoicesProps {
  bonuses: readonly DepositBonus[];
  /** In minor units; absent while none can be used. */
  amount: bigint | undefined;
  currency: Currency;
  /** Id of the chosen one; empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/** What may be given on top of a deposit; one that the amount is too small for says from which it is given. */
export function BonusChoices({ bonuses, amount, currency, value, onChange }: BonusChoicesProps) {
  const text = useText('member');
  const offers = bonuses.map((bonus) => {
    const given = isGiven(bonus, amount, currency);
    const from =
      bonus.minimum && text('bonus_from', { amount: currency.written(currency.minor(bonus.minimum)) });
    return {
      value: bonus.id,
      title: bonus.title,
      detail: given ? (bonus.detail ?? undefined) : from,
      disabled: !given,
    };
  });
  return (
    <Choices
      label={text('bonus')}
      value={value}
      onChange={onChange}
      options={[{ value: '', title: text('bonus_none') }, ...offers]}
    />
  );
}
