import type { AnswerOf, DepositOrder, depositMethods } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Amount, Button, Card, Dock, FactLines, Section } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { AmountField, useAmount, useCurrency } from '../../features/money-amount';
import { AttemptNotice, type MoneyAttempt } from '../../features/money-attempt';
import { BonusChoices } from './bonus-choices';
import { boundsOf, cheapestOf, costOf, isBonusGiven, quickAmountsOf } from './deposit-terms';
import { MethodChoices } from './method-choices';
import { PromoCodeField } from './promo-code-field';
import { startDeposit } from './start-deposit';

export interface DepositFormProps {
  offer: AnswerOf<typeof depositMethods>;
  attempt: MoneyAttempt<DepositOrder>;
}

/** The form of a deposit: method, amount, bonus and promotion code. */
export function DepositForm({ offer, attempt }: DepositFormProps) {
  const text = useText('member');
  const currency = useCurrency();
  const open = offer.methods.filter(({ closed }) => !closed);
  const [code, setCode] = useState(() => cheapestOf(open, currency)?.code);
  const method = open.find((candidate) => candidate.code === code) ?? cheapestOf(open, currency);
  const bounds = method ? boundsOf(method, currency) : { minimum: 0n, maximum: 0n };
  const amount = useAmount(currency, bounds);
  const [bonusId, setBonusId] = useState('');
  const [promoCode, setPromoCode] = useState('');
  if (!method) return null;

  const { minor } = amount;
  const cost = costOf(method, minor ?? 0n, currency);
  const bonus = offer.bonuses.find(({ id }) => id === bonusId);
  const givenBonusId = bonus && isBonusGiven(bonus, minor, currency) ? bonus.id : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (minor === undefined) return amount.ask();
    const input = {
      method: method.code,
      amount: currency.toDecimal(minor),
      bonusId: givenBonusId,
      promoCode,
    };
    attempt.start((requestId) => startDeposit(input, requestId));
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
      <Section title={text('deposit_method')}>
        <MethodChoices methods={offer.methods} currency={currency} value={method.code} onChange={setCode} />
      </Section>
      <Section title={text('amount')}>
        <AmountField
          label={text('deposit_amount')}
          currency={currency}
          amount={amount}
          bounds={bounds}
          quick={quickAmountsOf(method, currency)}
        />
      </Section>
      {offer.bonuses.length > 0 && (
        <Section title={text('bonus')}>
          <BonusChoices
            bonuses={offer.bonuses}
            amount={minor}
            currency={currency}
            value={givenBonusId}
            onChange={setBonusId}
          />
        </Section>
      )}
      <Card padded>
        <FactLines
          facts={[
            { label: text('amount'), value: <Amount>{currency.format(minor ?? 0n)}</Amount> },
            { label: text('fact_fee'), value: <Amount>{currency.format(cost.fee)}</Amount> },
            {
              label: text('deposit_payable'),
              value: <Amount>{currency.format(cost.payable)}</Amount>,
              strong: true,
            },
          ]}
        />
      </Card>
      {/* Last, because it comes with an answer of the gateway: above, it would move what stands below it. */}
      <PromoCodeField value={promoCode} onChange={setPromoCode} />
      <AttemptNotice attempt={attempt} />
      <Dock>
        <Button type="submit" block busy={attempt.busy}>
          {amount.missing ?? text('deposit_submit', { amount: currency.format(cost.payable) })}
        </Button>
      </Dock>
    </form>
  );
}
