import changesIcon from '@phosphor-icons/core/assets/regular/arrows-down-up.svg';
import transferIcon from '@phosphor-icons/core/assets/regular/arrows-left-right.svg';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import { Card, ListGroup, ListRow, Page } from '@tessera/ui';
import { MoneyGate, useMoneyMember } from '../../common/access';
import { LoadFailure } from '../../common/load-states';
import { paths } from '../../common/paths';
import { BalanceSummary, useBalance, useHiddenAmounts } from '../../features/balance';
import { MoneyActions, quickActions } from '../../features/money-actions';
import { RecentTransactions } from './recent-transactions';
import { WalletList } from './wallet-list';

const transfer = { label: 'transfer', icon: transferIcon, to: paths.transfer } as const;

/** Links to deposit and withdrawal, and to transfer if the merchant has several wallets (R2.28). */
function WalletActions() {
  const member = useMoneyMember();
  const isSingle = useSite((site) => site.singleWallet);
  if (!member) return null;
  const actions = quickActions(member).filter(({ page }) => page !== 'wallet');
  return <MoneyActions actions={isSingle ? actions : [...actions, transfer]} />;
}

/** Links to the changes of the balance, if the gateway has them. */
function ChangesRow() {
  const text = useText('member');
  const go = useGo();
  const isOffered = useSite((site) => site.history.balance);
  if (!isOffered) return null;
  return (
    <ListGroup>
      <ListRow icon={changesIcon} title={text('changes')} onClick={() => go(paths.balanceChanges)} />
    </ListGroup>
  );
}

function Wallet() {
  const text = useText('member');
  const state = useBalance();
  const [hidden, toggle] = useHiddenAmounts();
  const isFailed = state.failed && !state.balance;
  return (
    <>
      {isFailed ? (
        <LoadFailure title={text('balance_failed')} error={state.error} onRetry={state.refresh} />
      ) : (
        <Card padded>
          <BalanceSummary state={state} hidden={hidden} onToggle={toggle} />
        </Card>
      )}
      <WalletActions />
      {!isFailed && <WalletList balance={state.balance} hidden={hidden} />}
      <ChangesRow />
      <RecentTransactions hidden={hidden} />
    </>
  );
}

/** The wallet: total balance, balance of each wallet, and recent transactions (R2.7). */
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
