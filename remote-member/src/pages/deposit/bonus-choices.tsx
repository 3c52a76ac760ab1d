import type { DepositBonus } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Choices } from '@tessera/ui';
import type { Currency } from '../../features/money-amount';
import { isBonusGiven } from './deposit-terms';

export interface BonusChoicesProps {
  bonuses: readonly DepositBonus[];
  /** In minor units. Undefined unless the typed amount is valid. */
  amount: bigint | undefined;
  currency: Currency;
  /** Id of the selected bonus, or empty. */
  value: string;
  onChange: (id: string) => void;
}

/** The bonuses of a deposit. A bonus whose minimum is above the amount is disabled and shows the minimum. */
export function BonusChoices({ bonuses, amount, currency, value, onChange }: BonusChoicesProps) {
  const text = useText('member');
  const offers = bonuses.map((bonus) => {
    const given = isBonusGiven(bonus, amount, currency);
    const from =
      bonus.minimum && text('bonus_from', { amount: currency.format(currency.toMinor(bonus.minimum)) });
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
