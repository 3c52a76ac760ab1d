import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { Card, Page } from '@tessera/ui';
import { MoneyGate } from '../../common/access/money-gate';
import { LoadFailure } from '../../common/load-failure';
import { paths } from '../../common/paths';
import { BalanceSummary } from '../../features/balance/balance-summary';
import { useBalance } from '../../features/balance/use-balance';
import { useHiddenAmounts } from '../../features/balance/use-hidden-amounts';
import { Recent } from './recent-transactions';
import { WalletActions } from './wallet-actions';
import { WalletList } from './wallet-list';

function Wallet() {
  const text = useText('member');
  const state = useBalance();
  const [hidden, toggle] = useHiddenAmounts();
  if (state.failed && !state.balance)
    return <LoadFailure title={text('balance_failed')} error={state.error} onRetry={state.refresh} />;
  return (
    <>
      <Card padded>
        <BalanceSummary state={state} hidden={hidden} onToggle={toggle} />
      </Card>
      <WalletActions />
      <WalletList balance={state.balance} hidden={hidden} />
      <Recent hidden={hidden} />
    </>
  );
}

/** The wallet: what a member has in total, where it lies, and what moved it last (R2.7). */
export default function WalletPage() {
  const text = useText('member');
  const back = useBack(paths.memberHome);
  return (
    <Page title={text('wallet_title')} onBack={back} backLabel={text('back')}>
      <MoneyGate page="wallet">
        <Wallet />
      </MoneyGate>
    </Page>
  );
}
