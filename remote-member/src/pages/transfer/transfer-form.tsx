import { type AmountLimits, transferWallet, type WalletBalance } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useQuery } from '@tessera/shell/navigation';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { Button, Dock } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { AmountField, largestAmount, useAmount, useCurrency } from '../../features/money-amount';
import { AttemptNotice, useMoneyAttempt } from '../../features/money-attempt';
import { initialPair } from './wallet-pair';
import { WalletPairFields } from './wallet-pair-fields';

export interface TransferFormProps {
  wallets: WalletBalance['wallets'];
  /** Of one transfer; none when absent. */
  limits: AmountLimits | null | undefined;
  /** Called after the balance changed. */
  onMoved: () => void;
}

/** The form of a transfer: both wallets and the amount. */
export function TransferForm({ wallets, limits, onMoved }: TransferFormProps) {
  const text = useText('member');
  const currency = useCurrency();
  const requested = useQuery().get('from');
  const [pair, setPair] = useState(() => initialPair(wallets, requested));
  const available = currency.toMinor(wallets.find(({ code }) => code === pair.from)?.amount ?? '0');
  const bounds = {
    minimum: limits ? currency.toMinor(limits.minimum) : 1n,
    maximum: limits ? currency.toMinor(limits.maximum) : available,
    available,
  };
  const amount = useAmount(currency, bounds);
  const attempt = useMoneyAttempt('transfer', {
    onBooked() {
      toast(text('transfer_done'), { tone: 'success' });
      amount.change('');
      onMoved();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { minor } = amount;
    if (minor === undefined) return amount.ask();
    const request = { ...pair, amount: currency.toDecimal(minor) };
    attempt.start((requestId) => call(transferWallet, { requestId, ...request }, { alert: false }));
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
      <WalletPairFields wallets={wallets} pair={pair} onChange={setPair} />
      <AmountField
        label={text('amount')}
        currency={currency}
        amount={amount}
        bounds={bounds}
        all={largestAmount(bounds)}
      />
      <AttemptNotice attempt={attempt} />
      <Dock>
        <Button type="submit" block busy={attempt.busy}>
          {amount.missing ?? text('transfer_amount', { amount: currency.format(amount.minor ?? 0n) })}
        </Button>
      </Dock>
    </form>
  );
}
