import { submitWithdrawal, type Transaction, type WithdrawInfo } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { track } from '@tessera/shell/tracking';
import { Amount, Button, Card, Dock, Section } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { FactLines } from '../../common/fact-lines/fact-lines';
import { AmountField } from '../../features/money-amount/amount-field';
import { mostOf } from '../../features/money-amount/check-amount';
import { useAmount } from '../../features/money-amount/use-amount';
import { useCurrency } from '../../features/money-amount/use-currency';
import { AttemptNotice } from '../../features/money-attempt/attempt-notice';
import { useMoneyAttempt } from '../../features/money-attempt/use-money-attempt';
import { AccountChoices } from './account-choices';
import { ConfirmSheet } from './confirm-sheet';
import { SetPinSheet } from './set-pin-sheet';
import { boundsOf, payoutOf } from './withdraw-bounds';

export interface WithdrawFormProps {
  info: WithdrawInfo;
  /** Money was taken, or what can be taken is another now. */
  onChanged: () => void;
}

/** Where to, how much, and then the password. */
export function WithdrawForm({ info, onChanged }: WithdrawFormProps) {
  const text = useText('member');
  const currency = useCurrency();
  const bounds = boundsOf(info, currency);
  const amount = useAmount(currency, bounds);
  const [accountId, setAccountId] = useState('');
  const [sheet, setSheet] = useState<'pin' | 'confirm'>();
  const account =
    info.accounts.find(({ id }) => id === accountId) ??
    info.accounts.find(({ isDefault }) => isDefault) ??
    info.accounts[0];
  const attempt = useMoneyAttempt<Transaction>('withdrawal', {
    onBooked(id, booked) {
      track('withdraw', {
        orderId: id,
        currency: currency.code,
        ...(booked && { value: booked.amount.replace('-', '') }),
      });
      toast(text('withdraw_done'), { tone: 'success' });
      setSheet(undefined);
      amount.change('');
      onChanged();
    },
  });
  const { minor } = amount;
  const { fee, payout } = payoutOf(info, minor ?? 0n, currency);
  const isOver = info.left === 0;
  const isReady = minor !== undefined && account !== undefined && !isOver;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || attempt.busy) return;
    attempt.dismiss();
    setSheet(info.hasPassword ? 'confirm' : 'pin');
  };
  const confirm = (pin: string) => {
    if (!isReady) return;
    const request = { accountId: account.id, amount: currency.decimal(minor), password: pin };
    attempt.start((requestId) => call(submitWithdrawal, { requestId, ...request }, { alert: false }));
  };
  return (
    <>
      <AccountChoices info={info} value={account?.id ?? ''} onChange={setAccountId} onChanged={onChanged} />
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <Section title={text('amount')}>
          <AmountField
            label={text('withdraw_amount')}
            currency={currency}
            value={amount.value}
            onChange={amount.change}
            bounds={bounds}
            problem={amount.problem}
            all={mostOf(bounds)}
          />
        </Section>
        <Card padded>
          <FactLines
            facts={[
              { label: text('amount'), value: <Amount>{currency.written(minor ?? 0n)}</Amount> },
              {
                label: text('fact_fee'),
                value: <Amount>{currency.written(minor === undefined ? 0n : fee)}</Amount>,
              },
              {
                label: text('withdraw_payout'),
                value: <Amount>{currency.written(payout)}</Amount>,
                strong: true,
              },
            ]}
          />
        </Card>
        {sheet !== 'confirm' && (
          <AttemptNotice phase={attempt.phase} reason={attempt.reason} onAsk={attempt.ask} />
        )}
        <Dock>
          <Button type="submit" block busy={attempt.busy} disabled={!isReady}>
            {text(isOver ? 'withdraw_none_left' : 'withdraw')}
          </Button>
        </Dock>
      </form>
      {sheet === 'pin' && (
        <SetPinSheet
          onClose={() => setSheet(undefined)}
          onSet={() => {
            setSheet('confirm');
            onChanged();
          }}
        />
      )}
      {sheet === 'confirm' && isReady && (
        <ConfirmSheet
          account={account}
          amount={currency.written(minor)}
          payout={currency.written(payout)}
          attempt={attempt}
          onConfirm={confirm}
          onClose={() => setSheet(undefined)}
        />
      )}
    </>
  );
}
