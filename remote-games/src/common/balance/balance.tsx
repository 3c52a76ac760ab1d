import { keys, walletBalance } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { Link, useEntries } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { Amount, HeaderBalance, VisuallyHidden } from '@tessera/ui';
import { useState } from 'react';
import { CountedAmount } from '../counted-amount';
import { paths } from '../paths';

const hiddenAmounts = storedValue(keys.hiddenAmounts);

/** What is shown instead of an amount that the member hides (in the account), or that is not known. */
const HIDDEN = '••••••';
const UNKNOWN = '–';

/** The member's balance, with a button to the deposit. Without an answer of the gateway only the button remains. */
export default function Balance() {
  const text = useText('games');
  const { status, value } = useCall(walletBalance, {});
  const { shown, tap } = useEntries(['deposit']);
  const [isHidden] = useState(() => hiddenAmounts.get() ?? false);
  const total = value?.total;
  return (
    <HeaderBalance
      amount={
        status !== 'failed' && (
          <Link to={paths.wallet} aria-busy={!value || undefined}>
            <VisuallyHidden>{text('balance')}</VisuallyHidden>
            {total !== undefined && !isHidden ? (
              <CountedAmount amount={total} />
            ) : (
              <Amount>{isHidden ? HIDDEN : value ? UNKNOWN : ''}</Amount>
            )}
          </Link>
        )
      }
      depositLabel={text('entry_deposit')}
      onDeposit={shown.length > 0 ? () => tap('deposit') : undefined}
    />
  );
}
