import wallet from '@phosphor-icons/core/assets/regular/wallet.svg';
import type { WalletBalance } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { ListGroup, ListRow, Skeleton } from '@tessera/ui';
import { Money } from '../../features/balance';

export interface WalletListProps {
  /** Undefined while it loads. */
  balance: WalletBalance | undefined;
  hidden: boolean;
}

const outlines = ['first', 'second', 'third'];

/** Each wallet with its balance. Renders nothing if the merchant or the member has a single one. */
export function WalletList({ balance, hidden }: WalletListProps) {
  const text = useText('member');
  const single = useSite((site) => site.singleWallet);
  if (single || (balance && balance.wallets.length < 2)) return null;
  return (
    <ListGroup label={text('wallet_list')}>
      {balance
        ? balance.wallets.map(({ code, name, amount }) => (
            <ListRow
              key={code}
              icon={wallet}
              title={name}
              trailing={<Money amount={amount} hidden={hidden} />}
            />
          ))
        : outlines.map((row) => (
            <ListRow
              key={row}
              title={<Skeleton width={96} height={16} />}
              trailing={<Skeleton width={72} height={16} />}
            />
          ))}
    </ListGroup>
  );
}
