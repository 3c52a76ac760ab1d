import { submitWithdrawal, type Transaction, type WithdrawInfo } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { call } from '@tessera/shell/request';
import { track } from '@tessera/shell/tracking';
import { Amount, Button, Card, Dock, FactLines, Section } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import {
  type AmountBounds,
  AmountField,
  type Currency,
  feeOn,
  largestAmount,
  useAmount,
  useCurrency,
} from '../../features/money-amount';
import { AttemptNotice, useMoneyAttempt } from '../../features/money-attempt';
import { AccountChoices } from './account-choices';
import { ConfirmSheet } from './confirm-sheet';
import { setFirstPin } from './set-first-pin';

/** The limits of a withdrawal, in minor units. */
const boundsOf = (info: WithdrawInfo, { toMinor }: Currency): AmountBounds => ({
  minimum: toMinor(info.minimum),
  maximum: toMinor(info.maximum),
  available: toMinor(info.withdrawable),
});

/** The fee of a withdrawal and the amount that the member gets, in minor units. The fee is taken from the amount. */
function payoutOf(info: WithdrawInfo, amount: bigint, { decimals }: Currency) {
  const fee = feeOn(amount, info.fee, decimals);
  return { fee, payout: amount > fee ? amount - fee : 0n };
}

export interface WithdrawFormProps {
  info: WithdrawInfo;
  /** Called after the accounts changed. */
  onChanged: () => void;
  /** Called after a withdrawal was booked. The answer is absent if it was lost. */
  onBooked: (id: string, answer?: Transaction) => void;
}

/**
 * The form of a withdrawal: account and amount, then a sheet that confirms it with the PIN. A first withdrawal sets the PIN
 * that confirms it.
 */
export function WithdrawForm({ info, onChanged, onBooked }: WithdrawFormProps) {
  const text = useText('member');
  const currency = useCurrency();
  const bounds = boundsOf(info, currency);
  const amount = useAmount(currency, bounds);
  const [accountId, setAccountId] = useState('');
  const [adding, setAdding] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [isPinSet, setPinSet] = useState(false);
  const hasPin = info.hasPassword || isPinSet;
  const account =
    info.accounts.find(({ id }) => id === accountId) ??
    info.accounts.find(({ isDefault }) => isDefault) ??
    info.accounts[0];
  const attempt = useMoneyAttempt<Transaction>('withdrawal', {
    onBooked(id, answer) {
      track('withdraw', {
        orderId: id,
        currency: currency.code,
        ...(answer && { value: answer.amount.replace('-', '') }),
      });
      onBooked(id, answer);
    },
  });
  const { minor } = amount;
  const { fee, payout } = payoutOf(info, minor ?? 0n, currency);
  const isLimitReached = info.left === 0;
  const isReady = minor !== undefined && account !== undefined && !isLimitReached;
  // In the order in which the button asks for it.
  const missing = isLimitReached
    ? text('withdraw_none_left')
    : (amount.missing ?? (account ? undefined : text('account_add')));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (minor === undefined) return amount.ask();
    if (!account) return setAdding(true);
    if (!isReady || attempt.busy) return;
    attempt.dismiss();
    setConfirming(true);
  };
  const confirm = (pin: string) => {
    if (!isReady) return;
    const request = { accountId: account.id, amount: currency.toDecimal(minor), password: pin };
    attempt.start(async (requestId) => {
      if (!hasPin) await setFirstPin(pin);
      try {
        const answer = await call(submitWithdrawal, { requestId, ...request }, { alert: false });
        // The gateway need not repeat the account.
        return { ...answer, title: answer.title ?? `${account.provider} ${account.number}` };
      } finally {
        // Not before, so that the fields of the sheet do not change while the withdrawal is under way.
        setPinSet(true);
      }
    });
  };
  return (
    <>
      <AccountChoices
        info={info}
        value={account?.id ?? ''}
        onChange={setAccountId}
        onChanged={onChanged}
        adding={adding}
        setAdding={setAdding}
      />
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <Section title={text('amount')}>
          <AmountField
            label={text('withdraw_amount')}
            currency={currency}
            amount={amount}
            bounds={bounds}
            all={largestAmount(bounds)}
          />
        </Section>
        <Card padded>
          <FactLines
            facts={[
              { label: text('amount'), value: <Amount>{currency.format(minor ?? 0n)}</Amount> },
              {
                label: text('fact_fee'),
                value: <Amount>{currency.format(minor === undefined ? 0n : fee)}</Amount>,
              },
              {
                label: text('withdraw_payout'),
                value: <Amount>{currency.format(payout)}</Amount>,
                strong: true,
              },
            ]}
          />
        </Card>
        {!isConfirming && <AttemptNotice attempt={attempt} />}
        <Dock>
          <Button type="submit" block busy={attempt.busy} disabled={isLimitReached}>
            {missing ?? text('withdraw')}
          </Button>
        </Dock>
      </form>
      {isConfirming && isReady && (
        <ConfirmSheet
          account={account}
          amount={currency.format(minor)}
          payout={currency.format(payout)}
          hasPin={hasPin}
          attempt={attempt}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
