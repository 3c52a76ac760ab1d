import wallet from '@phosphor-icons/core/assets/regular/wallet.svg';
import { transferWallet, walletBalance } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { RequestError } from '@tessera/shell/request';
import { EmptyState, Page, Skeleton } from '@tessera/ui';
import { MoneyGate } from '../../common/access';
import { GamesButton } from '../../common/games-button';
import { LoadFailure } from '../../common/load-states';
import { Offered } from '../../common/not-offered';
import { paths } from '../../common/paths';
import { useBalance } from '../../features/balance';
import { TransferForm } from './transfer-form';

function Transfer() {
  const text = useText('member');
  const { balance, failed, error, refresh } = useBalance();
  if (failed && !balance)
    return <LoadFailure title={text('balance_failed')} error={error} onRetry={refresh} />;
  if (!balance)
    return (
      <>
        <Skeleton height={56} />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </>
    );
  if (balance.transfer === 'unreadable') {
    const unread = new RequestError('malformed', walletBalance.name, 'malformed at transfer');
    return <LoadFailure title={text('balance_failed')} error={unread} onRetry={refresh} />;
  }
  if (balance.wallets.length < 2)
    return (
      <EmptyState
        icon={wallet}
        title={text('transfer_single')}
        text={text('transfer_single_hint')}
        action={<GamesButton variant="secondary" />}
      />
    );
  return (
    <Offered calls={[transferWallet]}>
      <TransferForm wallets={balance.wallets} limits={balance.transfer} onMoved={refresh} />
    </Offered>
  );
}

/** Moves money between the member's wallets, if the merchant has several (R2.28). */
export default function TransferPage() {
  const text = useText('member');
  const back = useBack(paths.wallet);
  return (
    <Page title={text('transfer')} onBack={back} backLabel={text('back')}>
      <MoneyGate page="wallet">
        <Transfer />
      </MoneyGate>
    </Page>
  );
}
