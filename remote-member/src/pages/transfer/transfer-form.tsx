import { transferWallet, type WalletBalance } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useQuery } from '@tessera/shell/navigation';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { Button, Dock } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { AmountField } from '../../features/money-amount/amount-field';
import { mostOf } from '../../features/money-amount/check-amount';
import { useAmount } from '../../features/money-amount/use-amount';
import { useCurrency } from '../../features/money-amount/use-currency';
import { AttemptNotice } from '../../features/money-attempt/attempt-notice';
import { useMoneyAttempt } from '../../features/money-attempt/use-money-attempt';
import { firstPair } from './wallet-pair';
import { WalletPairFields } from './wallet-pair-fields';

export interface TransferFormProps {
  balance: WalletBalance;
  /** Money was moved, or may have been. */
  onMoved: () => void;
}

/** From where to where, and how much. */
export function TransferForm({ balance, onMoved }: TransferFormProps) {
  const text = useText('member');
  const currency = useCurrency();
  const wanted = useQuery().get('from');
  const [pair, setPair] = useState(() => firstPair(balance.wallets, wanted));
  const available = currency.minor(balance.wallets.find(({ code }) => code === pair.from)?.amount ?? '0');
  const limits = balance.transfer;
  const bounds = {
    minimum: limits ? currency.minor(limits.minimum) : 1n,
    maximum: limits ? currency.minor(limits.maximum) : available,
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
    if (minor === undefined) return;
    const request = { ...pair, amount: currency.decimal(minor) };
    attempt.start((requestId) => call(transferWallet, { requestId, ...request }, { alert: false }));
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
      <WalletPairFields wallets={balance.wallets} pair={pair} onChange={setPair} />
      <AmountField
        label={text('amount')}
        currency={currency}
        value={amount.value}
        onChange={amount.change}
        bounds={bounds}
        problem={amount.problem}
        all={mostOf(bounds)}
      />
      <AttemptNotice phase={attempt.phase} reason={attempt.reason} onAsk={attempt.ask} />
      <Dock>
        <Button type="submit" block busy={attempt.busy} disabled={amount.minor === undefined}>
          {amount.minor === undefined
            ? text('transfer')
            : text('transfer_amount', { amount: currency.written(amount.minor) })}
        </Button>
      </Dock>
    </form>
  );
}
