import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { Card, ErrorState, Page } from '@tessera/ui';
import { BalanceSummary } from '../balance/balance-summary';
import { useBalance } from '../balance/use-balance';
import { useHiddenAmounts } from '../balance/use-hidden-amounts';
import { paths } from '../paths';
import { WalletList } from './wallet-list';

/** The wallet: what a member has in total, and where it lies (R2.7). */
export default function WalletPage() {
  const text = useText('member');
  const back = useBack(paths.memberHome);
  const state = useBalance();
  const [hidden, toggle] = useHiddenAmounts();
  return (
    <Page title={text('wallet_title')} onBack={back} backLabel={text('back')}>
      {state.failed && !state.balance ? (
        <ErrorState
          title={text('balance_failed')}
          text={text('try_again_hint')}
          retryLabel={text('retry')}
          onRetry={state.refresh}
        />
      ) : (
        <>
          <Card padded>
            <BalanceSummary state={state} hidden={hidden} onToggle={toggle} />
          </Card>
          <WalletList balance={state.balance} hidden={hidden} />
        </>
      )}
    </Page>
  );
}
